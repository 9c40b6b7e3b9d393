import { ApiError } from '#shared/api/ApiError.ts'
import type { CataloguePage } from '#shared/api/adapters/lists.ts'
import type { ApiClient } from '#shared/api/client.ts'
import { perPage } from '#shared/state/perPage.ts'
import { fetchCataloguePage } from './fetchCatalogue.ts'

/** How old an answer may be that a list begins with: it was asked for by the same typing (ms). */
export const LIST_FRESH_MS = 2_000
/** How old one may be that is only suggested from (ms). */
export const SUGGESTED_FRESH_MS = 60_000
/** How many answers are cached. */
const MOST_KEPT = 30

/** The first page of a search, for one of those who wait for it. */
export interface SearchRequest {
  /** @throws ApiError */
  page: Promise<CataloguePage>
  /** Releases the request. It is aborted when nobody needs it any more. */
  release: () => void
}

interface Kept {
  page: Promise<CataloguePage>
  at: number
  waiting: number
  isOver: boolean
  stop: AbortController
}

const keptBy = perPage(() => new Map<string, Kept>())

/**
 * Asks for the first page of a search, once for all who want it: the suggestions and the list ask for the same text, 400 ms
 * after typing stops, and share its answer.
 * @param freshMs how old an answer may be to be given again
 */
export function requestSearch(client: ApiClient, search: string, freshMs: number): SearchRequest {
  const all = keptBy(client)
  const known = all.get(search)
  const isFresh = known !== undefined && (!known.isOver || Date.now() - known.at <= freshMs)
  const kept = isFresh ? known : ask(client, search, all)
  kept.waiting += 1
  let isWaiting = true
  return {
    page: kept.page,
    release() {
      if (!isWaiting) return
      isWaiting = false
      kept.waiting -= 1
      if (kept.waiting > 0 || kept.isOver) return
      forget(all, search, kept)
      kept.stop.abort(new ApiError('aborted', 'no longer needed'))
    },
  }
}

function ask(client: ApiClient, search: string, all: Map<string, Kept>): Kept {
  const stop = new AbortController()
  const page = fetchCataloguePage(client, { search }, 1, stop.signal)
  const kept: Kept = { page, at: Date.now(), waiting: 0, isOver: false, stop }
  page.then(
    () => {
      kept.isOver = true
      kept.at = Date.now()
    },
    () => forget(all, search, kept),
  )
  // The newest last, so that the oldest go first.
  all.delete(search)
  all.set(search, kept)
  for (const [text, { isOver }] of all) if (all.size > MOST_KEPT && isOver) all.delete(text)
  return kept
}

/** Removes failed and aborted requests, so that they are sent again. */
function forget(all: Map<string, Kept>, search: string, kept: Kept): void {
  if (all.get(search) === kept) all.delete(search)
}
