import type { Product } from '@dukani/contracts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'
import { savePastTheScreen, Wishlist } from './support/wishlist.ts'

const hasChoice = (product: Product) => product.specifications.some(({ price }) => price !== null)

test('WISH-01 WISH-02 NAV-05 saved products are listed, viewed with their specification, deleted for good', async ({
  page,
  request,
  customer,
  catalogue,
  auth,
  modal,
}) => {
  const simple = await findProduct(request, 'without specifications', isSimple())
  const chosen = await findProduct(request, 'with a specification to choose', hasChoice)
  const kind = chosen.specifications.find(({ price }) => price !== null)
  if (kind === undefined) throw new Error('there is nothing to choose')
  await savePastTheScreen(request, customer, [
    { product: simple.id },
    { product: chosen.id, specification_id: kind.id },
  ])
  // The list was asked for when the customer logged in.
  await page.reload()
  await expect(auth.account(customer)).toBeVisible()
  const wishlist = new Wishlist(page)
  await wishlist.open(auth.account(customer))
  await expect(wishlist.rows).toHaveCount(2)
  await expect(wishlist.rows.nth(0)).toContainText(chosen.name)
  await expect(wishlist.rows.nth(0)).toContainText(kind.value)
  await expect(wishlist.rows.nth(0)).toContainText(String(kind.id))
  await expect(wishlist.rows.nth(1)).toContainText(simple.name)

  await wishlist.view(chosen.name).click()
  await expect(modal.heading).toHaveText(chosen.name)
  await expect(modal.specification(kind.value)).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(catalogue.cards.first()).toBeVisible()

  await wishlist.open(auth.account(customer))
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await wishlist.bin(chosen.name).click()
  await expect(wishlist.rows).toHaveCount(1)
  await expect(wishlist.bin(simple.name)).toBeFocused()
  expect((await deleted).status()).toBe(204)
  await page.reload()
  await expect(wishlist.rows).toHaveCount(1)
  await expect(wishlist.rows).toContainText(simple.name)
  await wishlist.bin(simple.name).click()
  await expect(wishlist.dialog.getByText(t('wishlist.empty'))).toBeVisible()
  await wishlist.dialog.getByRole('button', { name: literal(t('wishlist.toProducts')) }).click()
  await expect(wishlist.dialog).toBeHidden()
  await expect(catalogue.cards.first()).toBeInViewport()
})
