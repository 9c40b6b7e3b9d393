/** Where pictures of the shop are served, below its origin. */
const MEDIA = '/media/'

/** The path, below the media base, that an imported picture is stored under: its content's SHA-256. */
const STORED = /^files\/[0-9a-f]{64}\.(?:jpg|png|webp|gif|avif)$/

/** Whether a picture's path is one that an import made. */
export function isKeptPath(path: string): boolean {
  return STORED.test(path)
}

/**
 * How an export names a picture: by an address that others can download if the shop's origin is known, else by a path
 * that only this shop understands.
 */
export function exportAddress(path: string, publicUrl: string | undefined): string {
  return publicUrl === undefined || isWebAddress(path) ? path : `${publicUrl}${MEDIA}${path}`
}

/** The path that an exported address refers to, whatever the shop's origin was at that time. */
export function pathOfAddress(src: string): string {
  if (!isWebAddress(src)) return src.startsWith(MEDIA) ? src.slice(MEDIA.length) : src
  const at = new URL(src).pathname
  return at.startsWith(MEDIA) ? at.slice(MEDIA.length) : src
}

/** Whether it is an http or https address, the only ones that are downloaded. */
export function isWebAddress(src: string): boolean {
  return /^https?:\/\//i.test(src) && URL.canParse(src)
}

/** The file name at the end of a picture's address, without the query. */
export function fileNameOf(src: string): string {
  const path = isWebAddress(src) ? new URL(src).pathname : src.split(/[?#]/, 1)[0]
  const last = (path ?? '').split(/[/\\]/).at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    // a per cent sign that encodes nothing belongs to the name
    return last
  }
}
