import type { Product, ProductPage, Specification } from '@dukani/contracts'
import { expect, type APIRequestContext } from '@playwright/test'

/** Every product of the shop, in the catalogue's order. */
export async function allProducts(request: APIRequestContext): Promise<Product[]> {
  const products: Product[] = []
  for (let page = 1; ; page += 1) {
    const answer = await request.get('/v1/products/', { params: { page, page_size: 9 } })
    await expect(answer).toBeOK()
    const { results, next } = (await answer.json()) as ProductPage
    products.push(...results)
    if (next === null) return products
  }
}

/** The first product of the catalogue that matches. Fails with `what` when there is none. */
export async function findProduct(
  request: APIRequestContext,
  what: string,
  isFit: (product: Product) => boolean,
): Promise<Product> {
  const found = (await allProducts(request)).find(isFit)
  if (found === undefined) throw new Error(`the demo shop has no product ${what}`)
  return found
}

/** Whether it can be put into a cart from its card, at least so often. */
export const isSimple =
  (pieces = 1) =>
  (product: Product) =>
    product.specifications.length === 0 && (product.effective_inventory ?? product.inventory) >= pieces

/** Whether the specification has a price and at least two pieces in stock. */
export const isForSale = ({ price, inventory }: Specification) => price !== null && inventory >= 2
