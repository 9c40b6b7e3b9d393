import type { Category, Product, ProductPage } from './product.ts'
import type { PublicSettings } from './publicSettings.ts'
import type { ProductListQuery } from './rules/arrangement.ts'
import { OPENSTREETMAP_TILES } from './rules/limits.ts'

/**
 * The settings of a deployment that need no new build: one JSON element of index.html, filled by our server from its
 * environment, and edited by hand in a static deployment.
 */
export interface RuntimeConfig {
  /** the API's origin without a slash at the end; '' for the page's own */
  apiBase: string
  /** put before every image path that doesn't start with http (PROD-14) */
  mediaBase: string
  /** widths (px) that the media server can make by `?w=`; empty if it can't */
  mediaWidths: number[]
  /** address of the map's raster tiles (256 px) with {z}, {x}, {y} */
  tileUrl: string
  /** the attribution of those tiles, as plain text; '' for OpenStreetMap, whose attribution is built in */
  tileAttribution: string
  /** tiles that replace missing ones, in the light and in the dark theme; '' for none */
  sketchTileUrl: string
  sketchTileUrlDark: string
  /** the shop's own Mapbox token; '' for none */
  mapboxToken: string
  /** whether the server supports the header `Idempotency-Key`; otherwise it isn't sent (CHECK-12) */
  idempotencyKeys: boolean
  /** true for a server that supports the parameters of sorting and filters, an addition of ours (CAT-10) */
  arrangement: boolean
  /** true for a server that supports promotion codes, an addition of ours */
  promotionCodes: boolean
  /** the storefront's texts that the owner of the shop has changed, an addition of ours */
  settings: PublicSettings
}

/** The defaults of a deployment: same origin, pictures as they are, no keys. */
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
  promotionCodes: false,
  settings: {},
}

/** The colour theme that a visitor chose; null follows the system. */
export type ThemeChoice = 'light' | 'dark' | null

/** The services that the first screen is rendered from. A product that doesn't exist is null. */
export interface ScreenData {
  categories(): Promise<Category[]>
  products(query: ProductListQuery): Promise<ProductPage>
  product(id: string): Promise<Product | null>
}

/** A first screen to render: the same for all guests with the same address and language. */
export interface RenderRequest {
  /** path and query, without origin and language prefix */
  url: string
  /** origin for canonical and Open Graph addresses; null if unknown: they are then paths */
  origin: string | null
  language: 'ka' | 'en'
  config: RuntimeConfig
  data: ScreenData
}

/** The parts of a rendered page; the host puts them into index.html and derives the CSP from `styles`. */
export interface RenderedPage {
  status: number
  /** title, description, canonical, Open Graph, preloads, JSON-LD */
  head: string
  /** the text of each style element, in order, with the attribute by which emotion finds it */
  styles: { emotion: string; css: string }[]
  html: string
  /** the data for hydration, as JSON text */
  state: string
  /** the products that the page shows, so that caches can remove it when one of them changes */
  productIds: string[]
}

/** The exports of the storefront's built server entry. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>
