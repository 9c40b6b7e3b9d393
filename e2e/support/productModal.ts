import type { Locator, Page } from '@playwright/test'
import { literal, t } from './texts.ts'

/** The product's modal (PROD). */
export class ProductModal {
  readonly dialog: Locator
  readonly heading: Locator
  readonly specifications: Locator
  readonly add: Locator
  readonly close: Locator
  readonly message: Locator

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog')
    this.heading = this.dialog.getByRole('heading').first()
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
