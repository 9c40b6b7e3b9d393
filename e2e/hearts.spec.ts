import { newAccount } from './support/account.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { Wishlist } from './support/wishlist.ts'

test(
  'PROD-15 AUTH-12 WISH-03 a guest’s heart on a card leads to the login, is saved after it, and moves to the cart',
  { tag: '@phone' },
  async ({ page, request, catalogue, auth, toasts }) => {
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
  },
)
