import type { Product } from '@dukani/contracts'
import { newAccount } from './support/account.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'
import { Wishlist } from './support/wishlist.ts'

const hasChoice = (product: Product) => product.specifications.some(({ price }) => price !== null)

test('PROD-15 AUTH-12 WISH-03 a guest’s heart on a card leads to the login, is saved after it, and moves to the cart', async ({
  page,
  request,
  catalogue,
  auth,
  toasts,
}) => {
  const product = await findProduct(request, 'that is simple', isSimple())
  const person = await newAccount(request)
  await catalogue.open(`?${new URLSearchParams({ search: product.name })}`)
  const heart = catalogue.heart(product.name)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(auth.dialog).toContainText(t('wishlist.loginNeeded'))
  await auth.logIn(person)
  await expect(toasts).toContainText(t('product.wishAdded'))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const wishlist = new Wishlist(page)
  await wishlist.open(auth.account(person))
  await expect(wishlist.rows).toHaveCount(1)
  await wishlist.move(product.name).click()
  await expect(toasts).toContainText(t('cart.added'))
  await expect(wishlist.dialog.getByText(t('wishlist.empty'))).toBeVisible()
  await page.goBack()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(catalogue.addButton(product.name)).toHaveAccessibleName(
    t('card.inCartNamed', { name: product.name, count: 1 }),
  )
})

test('PROD-07 WISH-03 in the modal a specification is needed first; the chosen one is saved, after a reload too', async ({
  page,
  request,
  catalogue,
  customer,
  auth,
  modal,
  toasts,
}) => {
  const product = await findProduct(request, 'with a specification to choose', hasChoice)
  const kind = product.specifications.find(({ price }) => price !== null)
  if (kind === undefined) throw new Error('there is nothing to choose')
  await catalogue.open(`?${new URLSearchParams({ search: product.name })}`)
  await expect(auth.account(customer)).toBeVisible()
  await catalogue.heart(product.name).click()
  await expect(modal.heading).toHaveText(product.name)
  await expect(modal.dialog.getByText(t('wishlist.chooseSpecification'))).toBeVisible()
  await modal.specification(kind.value).click()
  await expect(modal.dialog.getByText(t('wishlist.chooseSpecification'))).toBeHidden()
  const heart = modal.dialog.getByRole('button', {
    name: literal(t('card.saveNamed', { name: product.name })),
  })
  await heart.click()
  await expect(toasts).toContainText(t('product.wishAdded'))
  await page.reload()
  await expect(modal.specification(kind.value)).toBeChecked()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('WISH-04 PROD-13 what the server refuses is taken back, with the reason', async ({
  page,
  request,
  catalogue,
  customer,
  auth,
  problems,
  toasts,
}) => {
  const product = await findProduct(request, 'that is simple', isSimple())
  problems.expect(/status of 500/)
  await page.route('**/v1/saved-items/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await catalogue.open(`?${new URLSearchParams({ search: product.name })}`)
  await expect(auth.account(customer)).toBeVisible()
  await catalogue.heart(product.name).click()
  await expect(toasts).toContainText(t('wishlist.addFailed'))
  await expect(catalogue.heart(product.name)).toHaveAttribute('aria-pressed', 'false')
})
