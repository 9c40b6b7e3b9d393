import { expect, type Locator, type Page } from '@playwright/test'
import { literal, t } from './texts.ts'

/** The cart section (CART) and the badge that counts it. */
export class Cart {
  readonly table: Locator
  readonly rows: Locator
  readonly total: Locator
  readonly undo: Locator
  readonly link: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    const section = page.locator('#cart')
    this.table = section.getByRole('table')
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    this.total = section
      .locator('p')
      .filter({ hasText: t('cart.total') })
      .locator('output')
    this.undo = section.getByRole('button', { name: t('cart.undo') })
    this.link = page.getByRole('banner').getByRole('link', { name: literal(t('header.cart')) })
  }

  row(name: string): Locator {
    return this.rows.filter({ has: this.#page.getByRole('link', { name, exact: true }) })
  }

  quantity(name: string): Locator {
    return this.row(name).getByRole('status', { name: t('cart.quantityOf', { name }) })
  }

  increase(name: string): Locator {
    return this.row(name).getByRole('button', { name: t('cart.increase', { name }) })
  }

  decrease(name: string): Locator {
    return this.row(name).getByRole('button', { name: t('cart.decrease', { name }) })
  }

  remove(name: string): Locator {
    return this.row(name).getByRole('button', { name: t('cart.removeNamed', { name }) })
  }

  /** The badge's number, which the link's name says too (HEAD-03). */
  async expectCount(count: number): Promise<void> {
    const name = count === 0 ? t('header.cart') : t('header.cartWithCount', { count })
    await expect(this.link).toHaveAccessibleName(name)
  }

  /** Waits until the cart has a line and all changes are saved. */
  async expectSaved(): Promise<void> {
    // The table may still be loading.
    await expect(this.rows).not.toHaveCount(0)
    await expect(this.table.locator('[aria-busy="true"]')).toHaveCount(0)
  }
}
