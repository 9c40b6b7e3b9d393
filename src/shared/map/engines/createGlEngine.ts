import type {
  CreateEngine,
  MapEngine,
  MapOptions,
  PageGestures,
  PlacedMarker,
  Point,
  Tiles,
} from '../model/engine.ts'
import { MAX_ZOOM, MIN_ZOOM, PLACE_ZOOM } from '../model/mapDefaults.ts'
import { watchTiles, type TileWatch } from '../model/tileWatch.ts'
import { positionOf, type GlEvent, type GlLibrary, type GlPair } from './glLibrary.ts'
import { glide } from './glide.ts'
import { rasterStyle } from './rasterStyle.ts'

/** Room around what is to be seen whole (px): nothing of it lies under the buttons at the right. */
const PADDING = { top: 56, bottom: 56, left: 56, right: 88 }
/** Longest flight to a place (ms): a shopper waits for it. */
const FLIGHT_MS = 1200

/** An engine out of a map library. */
export function createGlEngine(library: GlLibrary): CreateEngine {
  return (options) => {
    const { container, label, centre, zoom, tiles, page } = options
    const pair = library.createMap({
      container,
      style: rasterStyle(sourceName(0), tiles),
      center: positionOf(centre),
      zoom,
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      cooperativeGestures: page !== undefined,
      locale: { 'Map.Title': label, ...(page && localeOf(page)) },
    })
    // Rotation is disabled: a rotated map makes streets harder to find.
    pair.map.keyboard.disableRotation()
    pair.map.touchZoomRotate.disableRotation()
    return drive(pair, library, options)
  }
}

function drive(pair: GlPair, library: GlLibrary, options: MapOptions): MapEngine {
  const { map } = pair
  let generation = 0
  let watch = watchSource(options.tiles)
  let isDestroyed = false

  function watchSource({ timeoutMs }: Tiles): TileWatch {
    return watchTiles({
      timeoutMs,
      areSettled: () => map.areTilesLoaded(),
      onFirst: options.onTiles,
      onMissing: options.onTileMissing,
    })
  }
  const isOfNow = ({ sourceId }: GlEvent) => sourceId === sourceName(generation)

  let isReady = false
  map.on('style.load', () => {
    if (isReady) return
    isReady = true
    options.onReady()
  })
  map.on('click', ({ lngLat }) => {
    if (lngLat) options.onClick(pointOf(lngLat))
  })
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) options.onMoved()
  })
  map.on('sourcedataloading', (event) => {
    if (event.tile && isOfNow(event)) watch.asked()
  })
  map.on('sourcedata', (event) => {
    if (event.tile?.state === 'loaded' && isOfNow(event)) watch.loaded()
  })
  map.on('error', (event) => {
    if (isDestroyed) return
    if (library.isFatal(event.error)) options.onFailed(event.error)
    else if (event.sourceId === undefined) console.warn('the map had an error', event.error)
    else if (isOfNow(event)) watch.failed()
  })

  function setTiles(tiles: Tiles): void {
    generation += 1
    watch.stop()
    watch = watchSource(tiles)
    map.setStyle(rasterStyle(sourceName(generation), tiles))
  }

  return {
    setTiles,
    moveTo(point, zoom, { animate }) {
      const view = { center: positionOf(point), zoom }
      if (animate) map.flyTo({ ...view, duration: FLIGHT_MS })
      else map.jumpTo(view)
    },
    fit: (points, { animate }) => {
      const bounds = boundsOf(points)
      if (bounds) map.fitBounds(bounds, { padding: PADDING, maxZoom: PLACE_ZOOM, animate })
    },
    zoomBy: (steps, { animate }) => void map.zoomTo(map.getZoom() + steps, { animate }),
    sees: (point) => map.getBounds()?.contains(positionOf(point)) ?? false,
    centre: () => pointOf(map.getCenter()),
    placeMarker: (element, point, anchor) => placeMarker(pair, element, point, anchor),
    destroy() {
      isDestroyed = true
      watch.stop()
      map.remove()
    },
  }
}

function placeMarker(
  pair: GlPair,
  element: HTMLElement,
  point: Point,
  anchor: 'bottom' | 'center',
): PlacedMarker {
  const marker = pair.placeMarker({ element, anchor }, positionOf(point))
  let shown = point
  let stop: () => void = () => undefined
  const show = (next: Point) => {
    shown = next
    marker.setLngLat(positionOf(next))
  }
  return {
    moveTo(next, glideMs) {
      stop()
      if (glideMs > 0) stop = glide(shown, next, glideMs, show)
      else show(next)
    },
    remove() {
      stop()
      marker.remove()
    },
  }
}

/** The texts under the keys of both libraries. */
function localeOf({ wheel, wheelOnMac, touch }: PageGestures): Record<string, string> {
  return {
    'CooperativeGesturesHandler.WindowsHelpText': wheel,
    'CooperativeGesturesHandler.MacHelpText': wheelOnMac,
    'CooperativeGesturesHandler.MobileHelpText': touch,
    'ScrollZoomBlocker.CtrlMessage': wheel,
    'ScrollZoomBlocker.CmdMessage': wheelOnMac,
    'TouchPanBlocker.Message': touch,
  }
}

function sourceName(generation: number): string {
  return `tiles-${generation}`
}

function pointOf({ lng, lat }: { lng: number; lat: number }): Point {
  // Several copies of the world may be visible, with the same places.
  return { latitude: lat, longitude: ((((lng + 180) % 360) + 360) % 360) - 180 }
}

function boundsOf(points: readonly Point[]): [[number, number], [number, number]] | null {
  if (points.length === 0) return null
  const longitudes = points.map(({ longitude }) => longitude)
  const latitudes = points.map(({ latitude }) => latitude)
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ]
}
