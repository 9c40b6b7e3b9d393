import type { Id, Product } from '@dukani/contracts'
import type { ApiClient } from '../api/client.ts'
import { perPage } from '../state/perPage.ts'

/** What a link to a product knows of it before the product itself is asked for. */
export interface KnownProduct extends Partial<Product> {
  id: Id
  name: string
  /** address of its first picture in a size that the page has already */
  picture?: string | undefined
}

/** How many of the last products are remembered. Opened products have their own SWR entry. */
const MOST = 50

const productsOf = perPage(() => new Map<string, KnownProduct>())

/** Remembers what is known of a product for the moment of its opening. One memory for each client. */
export function rememberProduct(client: ApiClient, known: KnownProduct): void {
  const products = productsOf(client)
  const id = String(known.id)
  products.delete(id)
  products.set(id, known)
  for (const oldest of products.keys()) if (products.size > MOST) products.delete(oldest)
}

/** What a link last knew of a product; null for nothing. */
export function knownProduct(client: ApiClient, id: Id): KnownProduct | null {
  return productsOf(client).get(String(id)) ?? null
}
