import type { Id, Product } from '@dukani/contracts'
import type { ApiClient } from '#shared/api/client.ts'
import { perPage } from '#shared/state/perPage.ts'
import { fetchProduct } from './fetchProduct.ts'

/** So long an answer that was fetched ahead is as good as a new one, and isn't asked for again (ms). */
export const AHEAD_MS = 30_000

interface Ahead {
  answer: Promise<Product>
  askedAt: number
  isTaken: boolean
}

const askedBy = perPage(() => new Map<string, Ahead>())

/** Asks for a product that is probably opened next, once in a while. A failure is nobody's yet. */
export function askAhead(client: ApiClient, id: Id): void {
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

/** The answer that was fetched ahead, for the one who asks first; null when there is none. */
export function takeAhead(client: ApiClient, id: Id): Promise<Product> | null {
  const ahead = askedBy(client).get(String(id))
  if (ahead === undefined || ahead.isTaken || isOver(ahead)) return null
  ahead.isTaken = true
  return ahead.answer
}

function isOver({ askedAt }: Ahead): boolean {
  return Date.now() - askedAt > AHEAD_MS
}
