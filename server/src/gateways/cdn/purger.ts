import { setTimeout as wait } from 'node:timers/promises'
import { productChanges, settingsChanges } from '../../observations.ts'
import type { Cdn } from './cdn.ts'
import { ALL_PAGES, productTag } from './pageTags.ts'

/** How long changes are collected for one purge, in ms. */
const COLLECT_MS = 50

/**
 * How long after a purge the pages are purged again, in ms: another process may have answered the cache meanwhile with a
 * page or a list that it keeps for a moment (`FRESH_BEHIND_CDN_MS`).
 */
const REPEAT_MS = 450

/** Tags in one request: what Cloudflare takes. */
const MOST_TAGS = 30

/** How often a failed purge is tried again, and how long after, in ms. By then the pages have expired anyway. */
const RETRIES = 5
const RETRY_MS = 2_000

export interface PurgerOptions {
  cdn: Cdn
  /** gets the first failure of an outage */
  onFailure: (error: unknown) => void
  /** Removes the tags' pages from this process's memory; called before the cache is purged. */
  evict: (tags: readonly string[]) => void
}

/**
 * Removes the pages of changed products from the cache in front of the shop, within a second of the change, and all pages
 * when this process has read changed settings.
 * @returns ends it; what was collected is purged first, twice, too
 */
export function startPurger({ cdn, onFailure, evict }: PurgerOptions): () => Promise<void> {
  const collected = new Set<string>()
  const repeated = new Set<string>()
  const underWay = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let isCollecting = false
  let isFailing = false

  function later(work: () => void, ms: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer.unref())
  }

  function send(tags: readonly string[], retries: number): void {
    const sent = cdn
      .purge(tags)
      .then(() => {
        isFailing = false
      })
      .catch((error: unknown) => {
        if (!isFailing) onFailure(error)
        isFailing = true
        if (retries > 0) later(() => send(tags, retries - 1), RETRY_MS)
      })
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
  }

  function purge(tags: Set<string>): void {
    const all = tags.has(ALL_PAGES) ? [ALL_PAGES] : [...tags]
    tags.clear()
    if (all.length > 0) evict(all)
    for (let at = 0; at < all.length; at += MOST_TAGS) send(all.slice(at, at + MOST_TAGS), RETRIES)
  }

  function purgeCollected(): void {
    isCollecting = false
    const again = new Set(collected)
    purge(collected)
    for (const tag of again) repeated.add(tag)
    later(() => {
      for (const tag of again) repeated.delete(tag)
      purge(again)
    }, REPEAT_MS)
  }

  function collect(tags: readonly string[]): void {
    for (const tag of tags) collected.add(tag)
    if (isCollecting || collected.size === 0) return
    isCollecting = true
    later(purgeCollected, COLLECT_MS)
  }

  const subscriptions = [
    productChanges.subscribe((ids) => collect(ids?.map(productTag) ?? [ALL_PAGES])),
    settingsChanges.subscribe(() => collect([ALL_PAGES])),
  ]

  return async () => {
    for (const unsubscribe of subscriptions) unsubscribe()
    if (isCollecting) purgeCollected()
    for (const timer of timers) clearTimeout(timer)
    if (repeated.size > 0) {
      await wait(REPEAT_MS)
      purge(repeated)
    }
    await Promise.all(underWay)
  }
}
