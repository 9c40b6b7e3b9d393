import 'mapbox-gl/dist/mapbox-gl.css'
// The build for strict policies: its worker is a file, not a blob.
import mapboxgl from 'mapbox-gl/dist/mapbox-gl-csp.js'
import worker from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url'
import type { CreateEngine } from '../model/engine.ts'
import { createGlEngine } from './createGlEngine.ts'

/** The engine of a shop with a Mapbox account. @param token the account's own */
export function createMapboxEngine(token: string): CreateEngine {
  mapboxgl.workerUrl = worker
  return createGlEngine({
    createMap(options) {
      const map = new mapboxgl.Map({ ...options, accessToken: token })
      return { map, placeMarker: (look, at) => new mapboxgl.Marker(look).setLngLat(at).addTo(map) }
    },
    isFatal: isTokenRefused,
  })
}

/** Without a valid token mapbox-gl clears the map and stops rendering. */
function isTokenRefused(error: unknown): boolean {
  return error instanceof Error && /access token/i.test(error.message)
}
