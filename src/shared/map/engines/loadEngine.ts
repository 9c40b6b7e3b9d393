import type { RuntimeConfig } from '@dukani/contracts'
import type { CreateEngine } from '../model/engine.ts'

/**
 * Fetches the one map library that this shop uses: mapbox-gl draws only for who has an account there, so that without a
 * token it is maplibre-gl.
 * @throws when it can't be fetched
 */
export async function loadEngine({ mapboxToken }: Pick<RuntimeConfig, 'mapboxToken'>): Promise<CreateEngine> {
  if (mapboxToken === '') {
    const { createMaplibreEngine } = await import('./maplibreEngine.ts')
    return createMaplibreEngine()
  }
  const { createMapboxEngine } = await import('./mapboxEngine.ts')
  return createMapboxEngine(mapboxToken)
}
