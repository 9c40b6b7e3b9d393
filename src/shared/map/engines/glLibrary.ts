import type { Point } from '../model/engine.ts'

// What mapbox-gl and maplibre-gl have in common, as far as the shop uses it.

type Position = [longitude: number, latitude: number]

// Aliases, not interfaces: the libraries' own types of a style have index signatures.
type RasterSource = { type: 'raster'; tiles: string[]; tileSize: number; maxzoom: number }
type Layer = { id: string; type: 'raster'; source: string; paint: Record<string, number> }

/** A style of one raster layer. */
export interface RasterStyle {
  version: 8
  sources: Record<string, RasterSource>
  layers: Layer[]
}

export interface GlMapOptions {
  container: HTMLElement
  style: RasterStyle
  center: Position
  zoom: number
  minZoom: number
  maxZoom: number
  attributionControl: false
  dragRotate: false
  pitchWithRotate: false
  touchPitch: false
  /** The wheel and the single finger are the page's. */
  cooperativeGestures: boolean
  locale: Record<string, string>
}

/** An event of any kind, with what the kinds that are listened to carry. */
export interface GlEvent {
  lngLat?: { lng: number; lat: number }
  error?: unknown
  sourceId?: string
  /** what the shopper did, where it was the shopper */
  originalEvent?: unknown
  tile?: { state?: string }
}

export type GlEventName = 'style.load' | 'click' | 'movestart' | 'error' | 'sourcedata' | 'sourcedataloading'

/** Room that is left free at each side, px. */
interface Padding {
  top: number
  bottom: number
  left: number
  right: number
}

interface Motion {
  duration?: number
}

export interface GlMap {
  on: (event: GlEventName, listener: (event: GlEvent) => void) => unknown
  setStyle: (style: RasterStyle) => unknown
  areTilesLoaded: () => boolean
  flyTo: (view: Motion & { center: Position; zoom: number }) => unknown
  jumpTo: (view: { center: Position; zoom: number }) => unknown
  fitBounds: (
    bounds: [Position, Position],
    options: Motion & { padding: Padding; maxZoom: number; animate: boolean },
  ) => unknown
  zoomTo: (zoom: number, options: Motion & { animate: boolean }) => unknown
  getZoom: () => number
  getBounds: () => { contains: (position: Position) => boolean } | null
  getCenter: () => { lng: number; lat: number }
  keyboard: { disableRotation: () => void }
  touchZoomRotate: { disableRotation: () => void }
  remove: () => void
}

export interface GlMarker {
  setLngLat: (position: Position) => unknown
  remove: () => unknown
}

/** A map of a library, and what puts markers on it. */
export interface GlPair {
  map: GlMap
  placeMarker: (options: { element: HTMLElement; anchor: 'bottom' | 'center' }, at: Position) => GlMarker
}

/** A map library, brought to one shape. */
export interface GlLibrary {
  createMap: (options: GlMapOptions) => GlPair
  /** Whether an error ends the map, though it once began. */
  isFatal: (error: unknown) => boolean
}

/** A point in the order of the map libraries: longitude first. */
export function positionOf({ longitude, latitude }: Point): Position {
  return [longitude, latitude]
}
