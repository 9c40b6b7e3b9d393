import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '@dukani/contracts'

/** The hash of a style or script element's text, as a CSP source. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

// In production emotion adds one empty style element and fills it through CSSOM, which a CSP does not look at.
const EMPTY_STYLE = hashSource('')

// What Mapbox's engine requests when a shop has a token. Its worker is a file of this server.
const MAPBOX = ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com']

export interface PolicyOptions {
  /** the texts of the page's own style elements */
  styles: readonly string[]
  /** the texts of its own inline script elements */
  scripts?: readonly string[]
  config: Pick<RuntimeConfig, 'apiBase' | 'mediaBase' | 'tileUrl' | 'mapboxToken'>
  https: boolean
}

/**
 * The policy of a page: nothing inline but its own style and script elements. By hashes instead of a nonce, so that a
 * page can be cached.
 */
export function contentSecurityPolicy({ styles, scripts = [], config, https }: PolicyOptions): string {
  const api = originOf(config.apiBase)
  const media = originOf(config.mediaBase)
  const tiles = originOf(config.tileUrl)
  const mapbox = config.mapboxToken === '' ? [] : MAPBOX
  const directives: Record<string, readonly (string | null)[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src-elem': ["'self'", ...styles.map(hashSource), EMPTY_STYLE],
    'style-src-attr': ["'none'"],
    // Product pictures may be on any host over https (an imported catalogue's, another server's).
    'img-src': ["'self'", 'data:', 'blob:', 'https:', media, tiles],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, tiles, ...mapbox],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== null)].join(' '))
    .join('; ')
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
