import type { CdnConfig } from '../../config/cdn.ts'

/** Removes pages from the caches between the shop and its visitors. */
export interface Cdn {
  /**
   * Removes all pages that have one of the tags.
   * @throws when the cache doesn't answer, or refuses
   */
  purge: (tags: readonly string[]) => Promise<void>
}

const TIMEOUT_MS = 5_000

/**
 * A cache that takes a POST with tags. They are in the header `Surrogate-Key` (Fastly, and Varnish with deploy/varnish)
 * and in the body as `tags` (Cloudflare).
 */
export function createCdn({ purgeUrl, purgeToken }: CdnConfig): Cdn {
  return {
    async purge(tags) {
      const { ok, status, body } = await fetch(purgeUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': tags.join(' '),
          ...(purgeToken !== undefined && {
            authorization: `Bearer ${purgeToken}`,
            'fastly-key': purgeToken,
          }),
        },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      await body?.cancel()
      if (!ok) throw new Error(`the cache answered ${status}`)
    },
  }
}
