import { expect, type Locator, type Page } from '@playwright/test'
import { t } from './texts.ts'

/** The rows of other products at the end of a product's modal (PROD-11). */
export class ProductRows {
  readonly related: Locator
  readonly viewed: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.related = page.getByRole('region', { name: t('product.related') })
    this.viewed = page.getByRole('region', { name: t('product.recent') })
  }

  /** Scrolls to the modal's end until a row is loaded; content above it may grow meanwhile. */
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
}
