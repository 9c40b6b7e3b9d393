import type { RuntimeConfig } from '@dukani/contracts'
import { createContext, use, type ReactNode } from 'react'
import { defaultConfig } from './config.ts'

const ConfigContext = createContext<RuntimeConfig>(defaultConfig)

/** Gives the runtime configuration to the tree: read from the page in the browser, from the request on the server. */
export function ConfigProvider({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

/** The runtime configuration. Outside a provider: everything at its default. */
export function useConfig(): RuntimeConfig {
  return use(ConfigContext)
}
