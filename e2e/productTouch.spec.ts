import { newAccount } from './support/account.ts'
import { Fingers, middleOf } from './support/fingers.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'
import { findWalk, Related } from './support/walk.ts'

test('ROUTE-02 PROD-01 PROD-03 PROD-04 PROD-07 PROD-11 PROD-12 PROD-15 TOAST-02 by fingers alone: from the list to a product, its pictures, a choice, the cart, the wishlist, another product, and back to the same place', async ({
  page,
  catalogue,
  modal,
  auth,
  toasts,
  request,
}) => {
  const walk = await findWalk(request)
  const { product, kind, list } = walk
  const person = await newAccount(request)
  const fingers = new Fingers(page)
  const card = catalogue.card(product.name).getByRole('link')
  const topOf = async () => (await card.boundingBox())?.y

  await catalogue.open(list.slice(1))
  await expect(card).not.toBeInViewport({ ratio: 1 })
  await fingers.bring(card)
  const place = (await topOf()) ?? 0
  await card.tap()
  await expect(modal.heading).toHaveText(product.name)

  // Swipes left and right change the picture; up and down scroll the sheet.
  const slide = (n: number) =>
    modal.dialog.getByRole('group', {
      name: t('gallery.slide', { n, count: product.images.length }),
      exact: true,
    })
  const picture = modal.dialog.getByRole('button', { name: t('gallery.zoom') })
  await expect(modal.add).toBeInViewport({ ratio: 1 })
  const middle = await middleOf(picture)
  await fingers.swipe(middle, { x: -90, y: 4 })
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 })
  await fingers.swipe(middle, { x: -90, y: -4 })
  await expect(slide(3)).toBeInViewport({ ratio: 0.9 })
  await fingers.swipe(middle, { x: 90, y: 0 })
  await expect(slide(2)).toBeInViewport({ ratio: 0.9 })
  await fingers.pull(middle, { x: 6, y: -160 })
  await expect.poll(async () => (await middleOf(picture)).y).toBeLessThan(middle.y - 100)
  await expect(slide(2)).not.toHaveAttribute('inert')
  await fingers.bring(picture)

  const zoom = page.getByRole('dialog', { name: t('gallery.zoomTitle') })
  const image = zoom.getByRole('img', { name: product.name })
  await picture.tap()
  await expect(image).toBeInViewport()
  const whole = (await image.boundingBox())?.width ?? 0
  await fingers.pinch(await middleOf(image), 80, 200)
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(1.8 * whole)
  await page.goBack()
  await expect(zoom).toHaveCount(0)
  await expect(slide(2)).toBeInViewport()

  const choice = modal.specification(kind.value)
  await fingers.bring(choice)
  await choice.tap()
  await expect(choice).toBeChecked()
  await modal.add.tap()
  await expect(modal.add).toHaveText(t('product.addMore'))
  // The toast doesn't cover the pressed button, and a swipe dismisses it.
  const notice = toasts.getByText(t('cart.added'))
  await expect(notice).toBeVisible()
  const top = (await modal.close.boundingBox())?.y
  await expect
    .poll(() => toasts.evaluate((region) => region.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(top ?? 0)
  await fingers.swipe(await middleOf(notice), { x: 0, y: -50 })
  await expect(notice).toHaveCount(0)

  // The product that a guest wanted to save is saved after the login.
  const heart = modal.dialog.getByRole('button', { name: t('card.saveNamed', { name: product.name }) })
  await fingers.bring(heart)
  await heart.tap()
  await expect(modal.dialog.getByText(t('wishlist.loginNeeded'))).toBeVisible()
  await modal.dialog
    .getByRole('button', { name: t('auth.login'), exact: true })
    .first()
    .tap()
  await auth.fillLogin(person)
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/saved-items/') && answer.request().method() === 'POST',
  )
  await auth.dialog.getByRole('button', { name: t('auth.login'), exact: true }).tap()
  await expect(auth.dialog).toBeHidden()
  const wish = await saved
  expect(wish.ok()).toBe(true)
  expect(wish.request().postDataJSON()).toEqual({ product: product.id, specification_id: kind.id })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(choice).toBeChecked()
  await expect(modal.add).toHaveText(t('product.addMore'))

  // Swiping through related products doesn't move the sheet.
  const related = new Related(page, walk)
  await fingers.bring(related.row)
  const first = related.links.first()
  await expect(first).toBeVisible()
  const before = await middleOf(first)
  await fingers.pull(await middleOf(related.links.nth(1)), { x: -150, y: 3 })
  await expect.poll(async () => (await middleOf(first)).x).toBeLessThan(before.x - 80)
  expect((await middleOf(first)).y).toBeCloseTo(before.y, 0)
  const next = related.links.nth(2)
  await expect(next).toBeInViewport({ ratio: 0.9 })
  const name = await related.nameOf(next)
  await next.tap()
  await expect(modal.heading).toHaveText(name)
  await expect(modal.heading).toBeInViewport()
  await expect(modal.add).toHaveText(t('product.addToCart'))

  await page.goBack()
  await expect(modal.heading).toHaveText(product.name)
  await expect(choice).toBeChecked()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await modal.close.tap()
  await expect(modal.dialog).toHaveCount(0)
  await expect(page).toHaveURL(list)
  await expect.poll(topOf).toBeCloseTo(place, 0)
  await expect(catalogue.addButton(product.name)).toHaveAccessibleName(
    t('card.inCartNamed', { name: product.name, count: 1 }),
  )
  await expect(catalogue.heart(product.name)).toHaveAttribute('aria-pressed', 'true')
})
