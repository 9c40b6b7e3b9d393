import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { CreateEngine } from '../model/engine.ts'
import { createGlEngine } from './createGlEngine.ts'

/** The engine of a shop without a Mapbox account. */
export function createMaplibreEngine(): CreateEngine {
  // A bundler doesn't emit the worker where the library looks for it.
  setWorkerUrl(new URL(worker, location.href).href)
  return createGlEngine({
    createMap(options) {
      const map = new LibreMap(options)
      return { map, placeMarker: (look, at) => new Marker(look).setLngLat(at).addTo(map) }
    },
    isFatal: () => false,
  })
}
