import type { Id, Product } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'
import { perPage } from '#shared/state/perPage.ts'
import { fetchProduct } from './fetchProduct.ts'

/** How long a prefetched answer counts as fresh (ms). */
export const PREFETCH_MS = 30_000

interface Ahead {
  answer: Promise<Product>
  askedAt: number
  isTaken: boolean
}

const askedBy = perPage(() => new Map<string, Ahead>())

/** Fetches a product that will probably be opened next, unless a fresh answer is there. A failure is not reported. */
export function prefetchProduct(client: ApiClient, id: Id): void {
  const known = askedBy(client)
  for (const [key, ahead] of known) if (isOver(ahead)) known.delete(key)
  const key = String(id)
  if (known.has(key)) return
  const ahead = { answer: fetchProduct(client, id), askedAt: Date.now(), isTaken: false }
  known.set(key, ahead)
  ahead.answer.catch(() => {
    if (known.get(key) === ahead) known.delete(key)
  })
}

/** Removes and returns the prefetched answer; null when there is none. */
export function takePrefetched(client: ApiClient, id: Id): Promise<Product> | null {
  const ahead = askedBy(client).get(String(id))
  if (ahead === undefined || ahead.isTaken || isOver(ahead)) return null
  ahead.isTaken = true
  return ahead.answer
}

function isOver({ askedAt }: Ahead): boolean {
  return Date.now() - askedAt > PREFETCH_MS
}
