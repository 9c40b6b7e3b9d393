import type { Locator, Page } from '@playwright/test'
import { expectListening } from './listening.ts'
import { literal, t } from './texts.ts'

/** The product's modal (PROD). */
export class ProductModal {
  readonly dialog: Locator
  readonly heading: Locator
  /** what is paid, as the facts have it */
  readonly price: Locator
  readonly specifications: Locator
  readonly add: Locator
  readonly close: Locator
  readonly message: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog')
    this.heading = this.dialog.getByRole('heading').first()
    this.price = this.dialog.locator('[data-part="main"] [data-part="now"]')
    this.specifications = this.dialog.getByRole('radiogroup', { name: t('product.specifications') })
    this.add = this.dialog.getByRole('button', {
      name: new RegExp(`${t('product.addToCart')}|${t('product.addMore')}`),
    })
    this.close = this.dialog.getByRole('button', { name: t('shell.close') })
    this.message = this.dialog.getByRole('alert')
  }

  specification(value: string): Locator {
    return this.specifications.getByRole('radio', { name: literal(value) })
  }
}

/** Opens a product by its address, and waits until the app listens. @param address its id, with what else is asked for */
export async function openProduct(page: Page, address: string | number): Promise<void> {
  await page.goto(`/product/${address}`)
  await expectListening(page)
}
