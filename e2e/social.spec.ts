import { cookieOf } from './support/account.ts'
import { beAtGoogle, newGooglePerson } from './support/atGoogle.ts'
import { AuthModal } from './support/authModal.ts'
import { Cart } from './support/cart.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const google = (auth: AuthModal) => auth.dialog.getByRole('button', { name: t('auth.google'), exact: true })

test('AUTH-06 AUTH-12 API-04 CART-13 CART-14 a guest with a cart signs in with Google on the way to the checkout, and is there with it', async ({
  page,
  context,
  catalogue,
  auth,
  cart,
  checkout,
  request,
}) => {
  const person = newGooglePerson()
  const account = auth.account({ first_name: person.given_name })
  await beAtGoogle(context, person)
  const product = await findProduct(request, 'that can be put into the cart', isSimple())
  await catalogue.open(`?search=${encodeURIComponent(product.name)}`)
  await catalogue.addButton(product.name).first().click()
  await cart.expectSaved()
  const { search } = new URL(page.url())

  // A second, idle tab.
  const other = await context.newPage()
  await other.goto('/')
  await expect(new AuthModal(other).opener).toBeVisible()
  await page.bringToFront()

  await checkout.guest.click()
  await google(auth).click()
  await expect(account).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.search === search)
  await expect(auth.dialog).toBeHidden()
  // The section that the shopper wanted to reach.
  await expect(checkout.form).toBeVisible()
  await expect(page.locator('#cart')).toBeFocused()
  await expect(cart.table).toBeInViewport()
  await cart.expectCount(1)
  expect(await cookieOf(context, 'accessToken')).not.toBeNull()
  expect(await cookieOf(context, 'refresh_token')).not.toBeNull()

  // The second tab shows the customer too.
  await expect(new AuthModal(other).account({ first_name: person.given_name })).toBeVisible()
  await new Cart(other).expectCount(1)

  // The customer is logged in again, with their cart.
  await auth.logOut({ first_name: person.given_name })
  await cart.expectCount(0)
  await auth.open()
  await google(auth).click()
  await expect(account).toBeVisible()
  await cart.expectCount(1)
})

test(
  'AUTH-06 AUTH-12 ROUTE-05 who denies consent is told so on the page they left, and consenting leads to what asked for the login',
  { tag: '@phone' },
  async ({ page, context, auth }) => {
    await beAtGoogle(context, null)
    await page.goto('/orders')
    await google(auth).click()
    await expect(auth.alert).toHaveText(t('auth.googleFailed'))
    // The result is removed from the address.
    await expect(page).toHaveURL('/orders')
    expect(await cookieOf(context, 'accessToken')).toBeNull()

    await beAtGoogle(context, newGooglePerson())
    await google(auth).click()
    await expect(page.getByRole('dialog')).toContainText(t('orders.empty'))
    await expect(page).toHaveURL('/orders')
  },
)
