import type { Category, Product, ProductPage } from './product.ts'
import type { ProductListQuery } from './rules/arrangement.ts'
import { OPENSTREETMAP_TILES } from './rules/limits.ts'

/**
 * What a deployment of the storefront can set without building it anew: one JSON element of index.html,
 * filled by our server from its environment, edited by hand in a static deployment.
 */
export interface RuntimeConfig {
  /** where the API is: '' is this origin, else an origin without a slash at the end */
  apiBase: string
  /** put before every image path that doesn't start with http (PROD-14) */
  mediaBase: string
  /** widths (px) that the media server can make by `?w=`; empty where it makes none */
  mediaWidths: number[]
  /** address of the map's raster tiles (256 px) with {z}, {x}, {y} */
  tileUrl: string
  /** who is to be named at those tiles, as plain text; '' for OpenStreetMap's own, whose name the map brings along */
  tileAttribution: string
  /** tiles that take the place of those that don't come, in the light and in the dark theme; '' where there are none */
  sketchTileUrl: string
  sketchTileUrlDark: string
  /** a shop's own Mapbox token; '' is none */
  mapboxToken: string
  /** whether the server knows the header `Idempotency-Key`; where it doesn't, none is sent (CHECK-12) */
  idempotencyKeys: boolean
  /** true for a server that knows the parameters of order and filters, an addition of ours (CAT-10) */
  arrangement: boolean
}

/** What counts for a deployment that sets nothing: same origin, pictures as they are, no keys. */
export const DEFAULT_CONFIG: RuntimeConfig = {
  apiBase: '',
  mediaBase: '',
  mediaWidths: [],
  tileUrl: OPENSTREETMAP_TILES,
  tileAttribution: '',
  sketchTileUrl: '',
  sketchTileUrlDark: '',
  mapboxToken: '',
  idempotencyKeys: false,
  arrangement: false,
}

/** The colour theme that a visitor chose; null follows the system. */
export type ThemeChoice = 'light' | 'dark' | null

/** The services that the first screen is rendered from. A product that doesn't exist is null. */
export interface ScreenData {
  categories(): Promise<Category[]>
  products(query: ProductListQuery): Promise<ProductPage>
  product(id: string): Promise<Product | null>
}

/** One first screen to render: the same for every guest who asks for the same address, language and theme. */
export interface RenderRequest {
  /** path and query, without origin */
  url: string
  /** origin for canonical and Open Graph addresses; null when it isn't known: they are then paths */
  origin: string | null
  language: 'ka' | 'en'
  theme: ThemeChoice
  config: RuntimeConfig
  data: ScreenData
}

/** The parts of a rendered page; the host puts them into index.html and derives the CSP from `styles`. */
export interface RenderedPage {
  status: number
  /** title, description, canonical, Open Graph, preloads, JSON-LD */
  head: string
  /** the text of each style element, in order, with the attribute emotion finds it by */
  styles: { emotion: string; css: string }[]
  html: string
  /** what the browser hydrates with, as JSON text */
  state: string
}

/** What the built server entry of the storefront exports. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>
