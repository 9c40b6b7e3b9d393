/** A place on the earth, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** Where the raster tiles of a map come from. */
export interface Tiles {
  /** address with {z}, {x} and {y}, with its origin */
  url: string
  /** Inverts their brightness, for light tiles in the dark theme. */
  inverted: boolean
  /** How long the first tile may take, from its request on. */
  timeoutMs: number
}

/** The events of an engine. */
export interface MapEvents {
  /** The style is loaded and all methods work, with or without tiles. */
  onReady: () => void
  onClick: (point: Point) => void
  /** The shopper moves or zooms it by hand. */
  onMoved: () => void
  /**
   * The result of a source's first tiles, each reported once; `loaded` may follow `failed` if tiles arrive late.
   */
  onTiles: (outcome: 'loaded' | 'failed') => void
  /** A single tile could not be had, while others could. */
  onTileMissing: () => void
  /** It can't render any more. */
  onFailed: (error: unknown) => void
}

/**
 * Hints shown when the shopper tries to move an embedded map by wheel or one finger.
 */
export interface PageGestures {
  wheel: string
  wheelOnMac: string
  touch: string
}

export interface MapOptions extends MapEvents {
  /** An empty element that belongs to the engine until it is destroyed. */
  container: HTMLElement
  /** Name of the map for readers: its canvas takes the keyboard's focus. */
  label: string
  centre: Point
  zoom: number
  tiles: Tiles
  /** Without it the wheel and a single finger move the map. */
  page?: PageGestures
}

/** A marker on a map. */
export interface PlacedMarker {
  /** @param glideMs time that it takes to its new place; 0 is at once */
  moveTo: (point: Point, glideMs: number) => void
  remove: () => void
}

/** Whether the view changes with an animation. */
export interface ViewMotion {
  animate: boolean
}

/**
 * What the shop wants of a map, whichever library draws it. Zooms are those libraries' own, which count a world of one
 * 512 px tile: at zoom 13 the 256 px tiles of zoom 14 are shown, at zoom 18 those of 19.
 */
export interface MapEngine {
  moveTo: (point: Point, zoom: number, motion: ViewMotion) => void
  /** Shows all these points at once, with room around them. */
  fit: (points: readonly Point[], motion: ViewMotion) => void
  zoomBy: (steps: number, motion: ViewMotion) => void
  /** Whether a place is within what it shows now. */
  sees: (point: Point) => boolean
  centre: () => Point
  setTiles: (tiles: Tiles) => void
  /**
   * Puts an element of the caller's on a place, which its lower edge's middle points at, or its own middle.
   * @throws when it can't be placed
   */
  placeMarker: (element: HTMLElement, point: Point, anchor: 'bottom' | 'center') => PlacedMarker
  /** Frees the graphics context and every listener; nothing is called afterwards. */
  destroy: () => void
}

/** Makes a map in a container. @throws without WebGL */
export type CreateEngine = (options: MapOptions) => MapEngine

/** Fetches a map library. @throws when it can't be fetched */
export type LoadEngine = () => Promise<CreateEngine>
