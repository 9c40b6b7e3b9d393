import type { Product, Specification } from '@dukani/contracts'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { ProductModal } from './productModal.ts'
import { allProducts, isForSale } from './products.ts'
import { t } from './texts.ts'

/** A product for the walk-through, and its surroundings. */
export interface Walk {
  product: Product
  /** a specification with at least two in stock */
  kind: Specification
  /** address of a list that contains it, below the first screen */
  list: string
  /** the names of its category's products, by their addresses */
  names: ReadonlyMap<string, string>
}

/** Positions of cards that are below the first screen, but on the list's first page. */
const [BELOW, PAGE] = [4, 9]

const kindOf = ({ specifications }: Product) => specifications.find(isForSale)

/** Finds a product with several pictures and something to choose, among others of its category. */
export async function findWalk(request: APIRequestContext): Promise<Walk> {
  const products = await allProducts(request)
  for (const title of new Set(products.map(({ category }) => category?.id))) {
    const among = products.filter(({ category }) => category?.id === title)
    const product = among.slice(BELOW, PAGE).find((one) => one.images.length >= 3 && kindOf(one))
    const kind = product && kindOf(product)
    if (title === undefined || product === undefined || kind === undefined) continue
    const names = new Map(among.map(({ id, name }) => [`/product/${id}`, name]))
    return { product, kind, list: `/?${new URLSearchParams({ category: title })}`, names }
  }
  throw new Error('the demo shop has no product with pictures and a choice among others of its category')
}

/** The other products of a product's category, below it (PROD-11). */
export class Related {
  readonly row: Locator
  readonly links: Locator
  readonly reviews: Locator
  readonly #names: Walk['names']

  constructor(page: Page, { names }: Walk) {
    const { dialog } = new ProductModal(page)
    this.row = dialog.getByRole('list', { name: t('product.related') })
    this.links = this.row.getByRole('link')
    this.reviews = dialog.getByRole('region', { name: t('reviews.title') })
    this.#names = names
  }

  /** Scrolls to the row, which loads when it is near; the reviews above it may grow meanwhile. */
  async scrollTo(): Promise<void> {
    await expect(async () => {
      await this.reviews.evaluate((region) => region.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect(this.links.first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
  }

  /** The product's name that a link of the row leads to. */
  async nameOf(link: Locator): Promise<string> {
    const href = await link.getAttribute('href')
    const name = this.#names.get(new URL(href ?? '', 'http://shop').pathname)
    expect(name, `${href} is of the category`).toBeDefined()
    return name ?? ''
  }
}
