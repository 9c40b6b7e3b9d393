import { createContext, use } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { loadEngine } from '../engines/loadEngine.ts'
import type { LoadEngine } from './engine.ts'

/** Replaces the map engine below, in stories and tests. */
export const EngineContext = createContext<LoadEngine | null>(null)

/** The loader of the map engine. */
export function useEngineLoader(): LoadEngine {
  const config = useConfig()
  return use(EngineContext) ?? (() => loadEngine(config))
}
