import type { Register } from '@dukani/contracts'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { logInByCookies, newAccount } from './account.ts'
import { AuthModal } from './authModal.ts'
import { Cart } from './cart.ts'
import { Catalogue } from './catalogue.ts'
import { Checkout } from './checkout.ts'
import { Dock } from './dock.ts'
import { Problems } from './problems.ts'
import { ProductModal } from './productModal.ts'
import { findProduct, isSimple } from './products.ts'
import { Sidebar } from './sidebar.ts'
import { Profile } from './profile.ts'
import { t } from './texts.ts'

interface Shop {
  /** fails the journey on any error in the browser */
  problems: Problems
  catalogue: Catalogue
  modal: ProductModal
  cart: Cart
  auth: AuthModal
  checkout: Checkout
  sidebar: Sidebar
  dock: Dock
  profile: Profile
  /** a logged-in customer with a new account, at the catalogue */
  customer: Register
  /** Adds a product to this browser's cart, so that the checkout is on the page. */
  fillCart: () => Promise<void>
  /** the toasts (TOAST) */
  toasts: Locator
}

/** The toasts of a tab. */
export const toastsOf = (page: Page) => page.getByRole('region', { name: t('shell.notifications') })

/** A journey through the shop, with a helper for each part of it. */
export const test = base.extend<Shop>({
  problems: [
    async ({ context }, use) => {
      const problems = new Problems()
      await problems.watch(context)
      await use(problems)
      problems.verify()
    },
    { auto: true },
  ],
  catalogue: async ({ page }, use) => use(new Catalogue(page)),
  modal: async ({ page }, use) => use(new ProductModal(page)),
  cart: async ({ page }, use) => use(new Cart(page)),
  auth: async ({ page }, use) => use(new AuthModal(page)),
  checkout: async ({ page }, use) => use(new Checkout(page)),
  sidebar: async ({ page }, use) => use(new Sidebar(page)),
  dock: async ({ page }, use) => use(new Dock(page)),
  profile: async ({ page }, use) => use(new Profile(page)),
  customer: async ({ catalogue, auth, request, context, baseURL }, use) => {
    const person = await newAccount(request)
    await logInByCookies(context, person, baseURL ?? '')
    await catalogue.open()
    await expect(auth.account(person)).toBeVisible()
    await use(person)
  },
  fillCart: async ({ request, catalogue, cart }, use) =>
    use(async () => {
      const { name } = await findProduct(request, 'with many pieces', isSimple(5))
      await catalogue.open(`?search=${encodeURIComponent(name)}`)
      await catalogue.addButton(name).click()
      await cart.expectSaved()
    }),
  toasts: async ({ page }, use) => use(toastsOf(page)),
})

export { expect } from '@playwright/test'
