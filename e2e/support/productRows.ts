import { expect, type Locator, type Page } from '@playwright/test'
import { t } from './texts.ts'

/** Where a browser keeps what was looked at, as the shop writes it. */
const VIEWED_KEY = 'viewed_products'

/** The rows of other products at the end of a product's modal (PROD-11). */
export class ProductRows {
  readonly related: Locator
  readonly viewed: Locator
  readonly clear: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.related = page.getByRole('region', { name: t('product.related') })
    this.viewed = page.getByRole('region', { name: t('product.recent') })
    this.clear = this.viewed.getByRole('button', { name: t('product.recentClear') })
  }

  /** Scrolls to the modal's end until a row is there, whatever grows above it meanwhile. */
  async comeTo(row: Locator): Promise<void> {
    const below = this.#page.getByRole('dialog').locator('[data-part="below"]')
    await expect(async () => {
      await below.evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect(row.getByRole('link').first()).toBeInViewport({ timeout: 500 })
    }).toPass()
  }

  names(row: Locator): Promise<string[]> {
    return row.getByRole('link').locator('> span').allTextContents()
  }

  scrolled(row: Locator): Promise<number> {
    return row.getByRole('list').evaluate((list) => list.scrollLeft)
  }

  /** Waits until the browser remembers a product. */
  async expectLookedAt({ id }: { id: string | number }): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate((key) => localStorage.getItem(key) ?? '', VIEWED_KEY))
      .toContain(`"id":"${id}"`)
  }

  /** Has the browser look back on products, the last one first. */
  lookBackOn(products: readonly { id: string | number }[]): Promise<void> {
    const views = products.map(({ id }) => ({ id: String(id), at: Date.now() }))
    const written = JSON.stringify({ version: 1, views })
    return this.#page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      VIEWED_KEY,
      written,
    ] as const)
  }
}
