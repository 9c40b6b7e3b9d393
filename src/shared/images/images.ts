import type { Product, RuntimeConfig } from '@dukani/contracts'

type MediaConfig = Pick<RuntimeConfig, 'mediaBase' | 'mediaWidths'>

// Any host but the page's own: only for checking whether an address stays on the page's origin.
const HERE = 'https://here.invalid'

/** The first of a product's images, or its single one (CAT-12); null when it has none. */
export function firstImage(product: Pick<Product, 'images' | 'main_image'>): string | null {
  return product.images.find((path) => path.trim() !== '') ?? (product.main_image || null)
}

/**
 * The address that an image is loaded from (PROD-14): a path that doesn't start with http gets the configured base.
 * @returns null for what is neither http(s) nor on the page's own origin (`javascript:`, `data:`, `//elsewhere`), for
 * the caller's fallback
 */
export function imageUrl(path: string | null, config: MediaConfig): string | null {
  const trimmed = path?.trim()
  if (!trimmed) return null
  if (/^https?:\/\//i.test(trimmed)) return isHttp(trimmed) ? trimmed : null
  if (hasScheme(trimmed) || leavesOrigin(trimmed)) return null
  const address = `${config.mediaBase}/${trimmed.replace(/^[/\\]+/, '')}`
  return isHttp(address) || !leavesOrigin(address) ? address : null
}

/**
 * The widths of an image for `srcset`: null when the server makes none, or when the image isn't the server's (a full
 * address elsewhere knows nothing of `?w=`).
 */
export function imageSrcSet(path: string | null, config: MediaConfig): string | null {
  const address = imageUrl(path, config)
  if (address === null || config.mediaWidths.length === 0 || /^https?:/i.test(path?.trim() ?? '')) return null
  // In a srcset blanks and commas part the candidates.
  const whole = address.replace(/[\s,]/g, encodeURIComponent)
  const separator = whole.includes('?') ? '&' : '?'
  return config.mediaWidths.map((width) => `${whole}${separator}w=${width} ${width}w`).join(', ')
}

function isHttp(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

// What a browser would take for another scheme: control characters and spaces inside it are dropped by URL parsers.
function hasScheme(path: string): boolean {
  return URL.canParse(path)
}

/** `//elsewhere` and its look-alikes with backslashes, as the browser reads them. */
function leavesOrigin(path: string): boolean {
  return !URL.canParse(path, HERE) || new URL(path, HERE).origin !== HERE
}
