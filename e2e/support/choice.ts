import { shownPrice, type Product, type Specification } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { ProductModal } from './productModal.ts'
import { findProduct } from './products.ts'
import { literal, t } from './texts.ts'

/** A product with a specification of each kind. */
export interface Choosy {
  product: Product
  /** discounted, with plenty in stock */
  reduced: Specification
  /** without a discount, with few in stock */
  few: Specification
}

function kindsOf({ specifications }: Product): Omit<Choosy, 'product'> | null {
  const reduced = specifications.find((one) => (one.old_price ?? 0) > (one.price ?? 0) && one.inventory > 5)
  const few = specifications.find(
    ({ price, old_price, inventory }) =>
      price !== null && old_price === null && inventory > 0 && inventory <= 5,
  )
  return reduced && few ? { reduced, few } : null
}

export async function findChoosy(request: APIRequestContext): Promise<Choosy> {
  const product = await findProduct(
    request,
    'with specifications of every kind',
    (one) => kindsOf(one) !== null,
  )
  const kinds = kindsOf(product)
  if (kinds === null) throw new Error('unreachable: it was just looked for')
  return { product, ...kinds }
}

/** Checks that the modal shows the choice with its price, old price, discount and stock. */
export async function expectChosen(page: Page, product: Product, chosen: Specification): Promise<void> {
  const modal = new ProductModal(page)
  const price = shownPrice(product, chosen)
  if (price === null) throw new Error('what has no price is never chosen')
  await expect(modal.specification(chosen.value)).toBeChecked()
  await expect(modal.specifications.getByRole('radio', { checked: true })).toHaveCount(1)
  const tag = modal.price
  await expect(tag).toHaveText(formatMoney(price.price))
  const beside = tag.locator('xpath=..')
  const old = beside.locator('s')
  if (price.oldPrice === null) {
    await expect(old).toHaveCount(0)
    await expect(beside).not.toContainText('%')
  } else {
    await expect(old).toContainText(formatMoney(price.oldPrice))
    await expect(beside).toContainText(t('price.discount', { percent: price.discountPercentage }))
  }
  const key = chosen.inventory <= 5 ? 'product.fewLeft' : 'product.inStock'
  await expect(modal.dialog.getByText(literal(t(key, { n: chosen.inventory })))).toBeVisible()
}
