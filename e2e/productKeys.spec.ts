import { newAccount } from './support/account.ts'
import { Keyboard } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { findWalk, Related } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('ROUTE-02 PROD-01 PROD-03 PROD-04 PROD-07 PROD-11 PROD-12 PROD-15 by keys alone: from the list to a product, its pictures, a choice, the cart, the wishlist, another product, and back to the card', async ({
  page,
  catalogue,
  modal,
  auth,
  request,
}) => {
  const walk = await findWalk(request)
  const { product, kind, list } = walk
  const person = await newAccount(request)
  const keys = new Keyboard(page)
  const within = modal.dialog
  const card = catalogue.card(product.name).getByRole('link')

  await catalogue.open(list.slice(1))
  const skip = page.getByRole('link', { name: t('shell.skipToContent') })
  await keys.tabTo(skip)
  await keys.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(list)
  await keys.tabTo(card)
  await keys.press('Enter')
  await expect(modal.heading).toHaveText(product.name)
  await expect(modal.heading).toBeFocused()
  await expect(modal.add).toBeVisible()
  await keys.expectRound(modal.dialog)

  // The zoom is above the modal: Escape closes only the zoom and returns the focus.
  const slide = (n: number) =>
    modal.dialog.getByRole('group', {
      name: t('gallery.slide', { n, count: product.images.length }),
      exact: true,
    })
  const picture = modal.dialog.getByRole('button', { name: t('gallery.zoom') })
  await keys.tabTo(picture, { back: true, within })
  await keys.press('ArrowRight')
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 })
  await keys.press('Enter')
  const zoom = page.getByRole('dialog', { name: t('gallery.zoomTitle') })
  await expect(zoom.getByRole('img', { name: product.name })).toBeInViewport()
  await keys.expectRound(zoom)
  await keys.press('ArrowRight')
  await keys.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(modal.heading).toHaveText(product.name)
  await expect(picture).toBeFocused()
  await keys.expectSeen()
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 })

  // Arrow keys choose within the group, which is one tab stop.
  const options = modal.specifications.getByRole('radio')
  await keys.tabTo(options.first(), { within })
  for (const { value } of product.specifications) {
    if (value === kind.value) break
    await keys.press('ArrowRight')
  }
  const choice = modal.specification(kind.value)
  await expect(choice).toBeFocused()
  await keys.expectSeen()
  await keys.press('Space')
  await expect(choice).toBeChecked()
  await keys.tabTo(modal.add, { within })
  await expect(choice).toBeChecked()
  await keys.press('Enter')
  await expect(modal.add).toHaveText(t('product.addMore'))
  await expect(modal.add).toBeFocused()

  // The product that a guest wanted to save is saved after the login.
  const heart = modal.dialog.getByRole('button', { name: t('card.saveNamed', { name: product.name }) })
  await keys.tabTo(heart, { back: true, within })
  await keys.press('Enter')
  await expect(modal.dialog.getByText(t('wishlist.loginNeeded'))).toBeVisible()
  await expect(heart).toBeFocused()
  const logIn = modal.dialog.getByRole('button', { name: t('auth.login'), exact: true }).first()
  await keys.tabTo(logIn, { within })
  await keys.press('Enter')
  await expect(auth.field('email')).toBeFocused()
  await keys.expectSeen()
  await keys.press('Escape')
  await expect(auth.dialog).toBeHidden()
  await expect(modal.heading).toHaveText(product.name)
  await expect(logIn).toBeFocused()
  await keys.press('Enter')
  await expect(auth.field('email')).toBeFocused()
  await keys.type(person.email)
  await keys.tabTo(auth.field('password'), { within: auth.dialog })
  await keys.type(person.password)
  await keys.press('Enter')
  await expect(auth.dialog).toBeHidden()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-busy', 'false')
  await keys.expectWithin(modal.dialog)
  await expect(choice).toBeChecked()

  // Related products load near the end of the reviews.
  const related = new Related(page, walk)
  await keys.tabTo(related.reviews.getByLabel(t('reviews.comment')), { within })
  await expect(related.links.first()).toBeVisible()
  const next = related.links.nth(1)
  await keys.tabTo(next, { within })
  const name = await related.nameOf(next)
  await keys.press('Enter')
  await expect(modal.heading).toHaveText(name)
  await expect(modal.heading).toBeFocused()
  await expect(modal.heading).toBeInViewport()

  await page.goBack()
  await expect(modal.heading).toHaveText(product.name)
  await expect(choice).toBeChecked()
  await keys.expectWithin(modal.dialog)
  await keys.press('Escape')
  await expect(modal.dialog).toHaveCount(0)
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === list)
  await expect(card).toBeFocused()
  await keys.expectSeen()
})
