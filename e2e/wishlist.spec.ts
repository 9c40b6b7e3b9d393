import type { Product } from '@dukani/contracts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'
import { savePastTheScreen, Wishlist } from './support/wishlist.ts'

const hasChoice = (product: Product) => product.specifications.some(({ price }) => price !== null)

test('PROD-07 WISH-01 WISH-02 WISH-03 NAV-05 a chosen specification is saved from the modal; what is saved is listed, viewed and deleted', async ({
  page,
  request,
  customer,
  catalogue,
  auth,
  modal,
  toasts,
}) => {
  const simple = await findProduct(request, 'without specifications', isSimple())
  const chosen = await findProduct(request, 'with a specification to choose', hasChoice)
  const kind = chosen.specifications.find(({ price }) => price !== null)
  if (kind === undefined) throw new Error('there is nothing to choose')
  await savePastTheScreen(request, customer, [{ product: simple.id }])
  await catalogue.open(`?${new URLSearchParams({ search: chosen.name })}`)
  await expect(auth.account(customer)).toBeVisible()
  await catalogue.heart(chosen.name).click()
  await expect(modal.heading).toHaveText(chosen.name)
  await expect(modal.dialog.getByText(t('wishlist.chooseSpecification'))).toBeVisible()
  await modal.specification(kind.value).click()
  await expect(modal.dialog.getByText(t('wishlist.chooseSpecification'))).toBeHidden()
  const heart = modal.dialog.getByRole('button', {
    name: literal(t('card.saveNamed', { name: chosen.name })),
  })
  await heart.click()
  await expect(toasts).toContainText(t('product.wishAdded'))
  await page.reload()
  await expect(modal.specification(kind.value)).toBeChecked()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await modal.close.click()
  await expect(modal.dialog).toBeHidden()

  const wishlist = new Wishlist(page)
  await wishlist.open(auth.account(customer))
  await expect(wishlist.rows).toHaveCount(2)
  await expect(wishlist.rows.nth(0)).toContainText(chosen.name)
  await expect(wishlist.rows.nth(0)).toContainText(kind.value)
  await expect(wishlist.rows.nth(1)).toContainText(simple.name)
  await wishlist.view(chosen.name).click()
  await expect(modal.heading).toHaveText(chosen.name)
  await expect(modal.specification(kind.value)).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  await wishlist.open(auth.account(customer))
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await wishlist.bin(chosen.name).click()
  await expect(wishlist.rows).toHaveText([literal(simple.name)])
  expect((await deleted).status()).toBe(204)
})
