import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** A page as it goes out: whole, compressed once for every encoding. */
export interface CachedPage {
  status: number
  etag: string
  contentSecurityPolicy: string
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
}

/** What a rendering gives to the cache. */
export interface FreshPage {
  status: number
  html: string
  contentSecurityPolicy: string
}

interface Entry {
  page: CachedPage
  madeAt: number
}

export interface PageCacheOptions {
  /** how long a page is served as it is, ms */
  freshMs: number
  /** how long an older page may still be served while it is made anew, ms */
  staleMs: number
  /** pages kept at most; the one unused for longest goes first */
  maxPages: number
  now?: () => number
}

/**
 * Rendered pages, the same for every guest. A fresh one is served from memory; an older one is served too, once
 * more, while a single rendering replaces it; a missing one is rendered once for all who wait for it.
 */
export function createPageCache({ freshMs, staleMs, maxPages, now = Date.now }: PageCacheOptions) {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<CachedPage>>()

  function make(key: string, render: () => Promise<FreshPage>, isKept = true): Promise<CachedPage> {
    const running = rendering.get(key)
    if (running) return running
    const made = render()
      .then(compress)
      .then((page) => {
        if (isKept && page.status < 500) keep(key, { page, madeAt: now() })
        return page
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, made)
    return made
  }

  function keep(key: string, entry: Entry): void {
    entries.delete(key)
    entries.set(key, entry)
    const oldest = entries.keys().next()
    if (entries.size > maxPages && !oldest.done) entries.delete(oldest.value)
  }

  return {
    /**
     * Renders a page that isn't worth keeping, once for all who wait for it.
     * @throws what `render` throws
     */
    pass: (key: string, render: () => Promise<FreshPage>): Promise<CachedPage> => make(key, render, false),

    /**
     * @param onRefreshError told when replacing a stale page failed; the stale one was served
     * @throws what `render` throws, when there is nothing to serve instead
     */
    async get(
      key: string,
      render: () => Promise<FreshPage>,
      onRefreshError: (error: unknown) => void,
    ): Promise<CachedPage> {
      const entry = entries.get(key)
      if (!entry) return make(key, render)
      keep(key, entry)
      const age = now() - entry.madeAt
      if (age <= freshMs) return entry.page
      if (age > staleMs) return make(key, render)
      make(key, render).catch(onRefreshError)
      return entry.page
    },
  }
}

async function compress({ status, html, contentSecurityPolicy }: FreshPage): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gz(identity, { level: 6 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, contentSecurityPolicy, bodies: { br, gzip: gzipped, identity } }
}
