import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageLookups } from '../../observations.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** A page as it is sent: compressed once for every encoding. */
export interface CachedPage {
  status: number
  etag: string
  /** by what a cache can remove it (`pageTags`) */
  tags: string[]
  contentSecurityPolicy: string
  bodies: { br: Buffer; gzip: Buffer; identity: Buffer }
}

/** A rendered page. */
export interface FreshPage {
  status: number
  html: string
  tags: string[]
  contentSecurityPolicy: string
  /** whether it may be cached */
  isCacheable: boolean
}

/** Why a page is rendered. */
export interface Renderings {
  /** a request waits for it */
  render: () => Promise<FreshPage>
  /** to replace an older one, which is served meanwhile */
  refresh: () => Promise<FreshPage>
}

interface Entry {
  page: CachedPage
  madeAt: number
  /** rendering it again failed for a temporary reason: it is served however old it is */
  isServedStale: boolean
}

export interface PageCacheOptions {
  /** how long a page counts as fresh, in ms */
  freshMs: number
  /** how long an older page may still be served while it is rendered again, in ms */
  staleMs: number
  /** the most pages; the least recently used one is removed first */
  maxPages: number
  /** whether an error is temporary, such as an unavailable database */
  isTemporary: (error: unknown) => boolean
  now?: () => number
}

/**
 * Rendered pages, the same for every guest. A fresh page is served from memory. An older one is served while a single
 * rendering replaces it, and as long as rendering fails for a temporary reason. A missing one is rendered once for all
 * requests that wait for it.
 */
export function createPageCache({
  freshMs,
  staleMs,
  maxPages,
  isTemporary,
  now = Date.now,
}: PageCacheOptions) {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<CachedPage>>()
  let evictions = 0

  function make(key: string, render: () => Promise<FreshPage>): Promise<CachedPage> {
    const running = rendering.get(key)
    if (running) return running
    const before = evictions
    const made = render()
      .then(async (fresh) => {
        const page = await compressedPage(fresh)
        // It may show what was there before an eviction.
        const isCurrent = evictions === before
        if (isCurrent && fresh.isCacheable && page.status < 500)
          keep(key, { page, madeAt: now(), isServedStale: false })
        return page
      })
      .catch((error: unknown) => {
        const entry = entries.get(key)
        if (entry) entry.isServedStale = isTemporary(error)
        throw error
      })
      .finally(() => {
        if (rendering.get(key) === made) rendering.delete(key)
      })
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
    /** Removes the pages that have one of the tags: what they show has changed. */
    evict(tags: readonly string[]): void {
      evictions += 1
      rendering.clear()
      for (const [key, { page }] of entries)
        if (page.tags.some((tag) => tags.includes(tag))) entries.delete(key)
    },

    /**
     * @param onRefreshError called when replacing an older page failed; the older one was served
     * @throws what `render` throws, when there is nothing to serve instead
     */
    async get(
      key: string,
      { render, refresh }: Renderings,
      onRefreshError: (error: unknown) => void,
    ): Promise<CachedPage> {
      const entry = entries.get(key)
      const age = entry ? now() - entry.madeAt : null
      pageLookups.publish(age === null ? 'missing' : age <= freshMs ? 'fresh' : 'stale')
      if (!entry || age === null) return make(key, render)
      keep(key, entry)
      if (age <= freshMs) return entry.page
      if (age <= staleMs || entry.isServedStale) {
        make(key, refresh).catch(onRefreshError)
        return entry.page
      }
      return make(key, render).catch((error: unknown) => {
        if (!isTemporary(error)) throw error
        onRefreshError(error)
        return entry.page
      })
    },
  }
}

/** A page in every encoding. */
export async function compressedPage({
  status,
  html,
  tags,
  contentSecurityPolicy,
}: Omit<FreshPage, 'isCacheable'>): Promise<CachedPage> {
  const identity = Buffer.from(html)
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gz(identity, { level: 6 }),
  ])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { status, etag, tags, contentSecurityPolicy, bodies: { br, gzip: gzipped, identity } }
}
