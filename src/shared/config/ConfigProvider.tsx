import { DEFAULT_CONFIG, type RuntimeConfig } from '@dukani/contracts'
import { createContext, use, type ReactNode } from 'react'

const ConfigContext = createContext<RuntimeConfig>(DEFAULT_CONFIG)

/** Gives the runtime configuration to the tree: read from the page in the browser, from the request on the server. */
export function ConfigProvider({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>
}

/** The runtime configuration. Outside a provider: everything at its default. */
export function useConfig(): RuntimeConfig {
  return use(ConfigContext)
}
