import type { Page } from '@playwright/test'
import { cookieOf } from './support/account.ts'
import { beAtGoogle, newGooglePerson } from './support/atGoogle.ts'
import { AuthModal } from './support/authModal.ts'
import { Cart } from './support/cart.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { serverText, t } from './support/texts.ts'

const google = (auth: AuthModal) => auth.dialog.getByRole('button', { name: t('auth.google'), exact: true })

/** Waits until the browser is back from the provider, and the address says nothing of it any more. */
async function expectBackAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === path)
}

test('AUTH-06 API-04 CART-13 a guest with a cart signs in with Google, and is back on the page with it', async ({
  page,
  context,
  catalogue,
  auth,
  cart,
  request,
}) => {
  const person = newGooglePerson()
  const account = auth.account({ first_name: person.given_name })
  await beAtGoogle(context, person)
  const product = await findProduct(request, 'that can be put into the cart', isSimple())
  await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
  await catalogue.addButton(product.name).first().click()
  await cart.expectCount(1)
  await cart.expectSaved()
  const { search } = new URL(page.url())

  // A second tab, in which nothing happens.
  const other = await context.newPage()
  await other.goto('/')
  await expect(new AuthModal(other).opener).toBeVisible()
  await page.bringToFront()

  await auth.open()
  await google(auth).click()
  await expect(account).toBeVisible()
  await expectBackAt(page, `/${search}`)
  await expect(auth.dialog).toBeHidden()
  await cart.expectCount(1)
  expect(await cookieOf(context, 'accessToken')).not.toBeNull()
  expect(await cookieOf(context, 'refresh_token')).not.toBeNull()

  // The second tab has become the customer's, too.
  await expect(new AuthModal(other).account({ first_name: person.given_name })).toBeVisible()
  await new Cart(other).expectCount(1)

  // They are known again, and the cart is theirs.
  await auth.logOut({ first_name: person.given_name })
  await cart.expectCount(0)
  await auth.open()
  await google(auth).click()
  await expect(account).toBeVisible()
  await cart.expectCount(1)

  // No address logs anybody in, nor is it said twice.
  await page.reload()
  await expect(account).toBeVisible()
})

test('AUTH-06 AUTH-12 CART-14 from a guest’s cart to the checkout, by Google', async ({
  page,
  context,
  catalogue,
  auth,
  cart,
  checkout,
  request,
}) => {
  const person = newGooglePerson()
  await beAtGoogle(context, person)
  const product = await findProduct(request, 'that can be put into the cart', isSimple())
  await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
  await catalogue.addButton(product.name).first().click()
  await cart.expectSaved()
  await checkout.guest.click()
  await google(auth).click()
  await expect(auth.account({ first_name: person.given_name })).toBeVisible()
  // The section that the shopper was on the way to.
  await expect(checkout.form).toBeVisible()
  await expect(page.locator('#cart')).toBeFocused()
  await expect(cart.table).toBeInViewport()
})

test('AUTH-06 AUTH-12 ROUTE-05 the orders ask for a login, and are there after Google’s', async ({
  page,
  context,
  auth,
}) => {
  await beAtGoogle(context, newGooglePerson())
  await page.goto('/orders')
  await google(auth).click()
  await expect(page.getByRole('dialog')).toContainText(t('orders.empty'))
  await expectBackAt(page, '/orders')
})

test('AUTH-06 who denies consent is told so in the modal, on the page they left, and can go on', async ({
  page,
  context,
  catalogue,
  auth,
}) => {
  const person = newGooglePerson()
  await beAtGoogle(context, null)
  await catalogue.open()
  await auth.open()
  await google(auth).click()
  await expect(auth.alert).toHaveText(t('auth.googleFailed'))
  await expectBackAt(page, '/')
  expect(await cookieOf(context, 'accessToken')).toBeNull()

  await beAtGoogle(context, person)
  await google(auth).click()
  await expect(auth.account({ first_name: person.given_name })).toBeVisible()
  await expectBackAt(page, '/')
})

test('AUTH-06 API-04 a provider that the shop is not registered with: its sentence in the modal, nothing lost', async ({
  page,
  catalogue,
  auth,
  problems,
}) => {
  problems.expect(/status of 503/)
  await catalogue.open()
  await auth.open()
  await auth.field('email').fill('nino@example.ge')
  await auth.dialog.getByRole('button', { name: t('auth.facebook'), exact: true }).click()
  await expect(auth.alert).toHaveText(serverText('account.socialNotOffered', { provider: 'Facebook' }))
  await expect(auth.field('email')).toHaveValue('nino@example.ge')
  await expectBackAt(page, '/')
})

test('AUTH-06 a stranger’s link says nothing to a guest', async ({ page, catalogue, auth }) => {
  await page.goto('/#logged-in=google')
  await expect(catalogue.cards.first()).toBeVisible()
  await expectBackAt(page, '/')
  await expect(auth.opener).toBeVisible()
  await expect(auth.dialog).toBeHidden()
})
