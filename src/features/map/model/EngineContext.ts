import { createContext, use } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { loadEngine } from '../engines/loadEngine.ts'
import type { LoadEngine } from './engine.ts'

/** What draws the maps below, where it isn't the shop's own engine: a still drawing in stories and tests. */
export const EngineContext = createContext<LoadEngine | null>(null)

/** The way to the engine that this shop's maps are drawn by. */
export function useEngineLoader(): LoadEngine {
  const config = useConfig()
  return use(EngineContext) ?? (() => loadEngine(config))
}
