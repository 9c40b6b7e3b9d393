import type { APIRequestContext, Page } from '@playwright/test'
import { Fingers, middleOf, type Spot } from './support/fingers.ts'
import { openProduct } from './support/productModal.ts'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

/** Opens a product with several pictures by its address. */
async function openGallery(page: Page, request: APIRequestContext) {
  const product = await findProduct(request, 'with three pictures', ({ images }) => images.length >= 3)
  await openProduct(page, product.id)
  const gallery = page.getByRole('group', { name: t('gallery.label', { name: product.name }) }).first()
  const place = (n: number) =>
    gallery.getByRole('group', { name: t('gallery.slide', { n, count: product.images.length }), exact: true })
  const picture = gallery.getByRole('button', { name: t('gallery.zoom') })
  await expect(place(1)).toBeInViewport()
  await expect
    .poll(() =>
      place(1)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  return { product, gallery, place, picture }
}

async function drag(page: Page, from: Spot, by: number): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by, from.y, { steps: 6 })
  await page.mouse.up()
}

test('PROD-01 a finger or a mouse pulls to the next picture from 50 px on; up and down scrolls the sheet', async ({
  page,
  request,
  isMobile,
}) => {
  const { place, picture } = await openGallery(page, request)
  const fingers = new Fingers(page)
  const middle = await middleOf(picture)
  const swipe = (by: number) => (isMobile ? fingers.swipe(middle, { x: by, y: 0 }) : drag(page, middle, by))

  await swipe(-40)
  await expect(place(1)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('dialog', { name: t('gallery.zoomTitle') })).toHaveCount(0)
  await swipe(-80)
  await expect(place(2)).toBeInViewport({ ratio: 0.9 })
  await swipe(80)
  await expect(place(1)).toBeInViewport({ ratio: 0.9 })

  if (isMobile) {
    await fingers.swipe(middle, { x: -20, y: -200 })
    await expect.poll(async () => (await middleOf(picture)).y).toBeLessThan(middle.y - 50)
    await expect(place(1)).not.toHaveAttribute('inert')
  }
})

test('PROD-01 by keys alone: to the next picture, into its zoom, nearer, and back', async ({
  page,
  request,
  modal,
}) => {
  const { product, place, picture } = await openGallery(page, request)
  await picture.focus()
  await page.keyboard.press('ArrowRight')
  await expect(place(2)).toBeInViewport({ ratio: 0.9 })
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog', { name: t('gallery.zoomTitle') })
  const image = zoom.getByRole('img', { name: product.name })
  await expect(image).toBeInViewport()
  const whole = (await image.boundingBox())?.width ?? 0
  await page.keyboard.press('+')
  await expect.poll(async () => (await image.boundingBox())?.width).toBeCloseTo(2 * whole, 0)
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(picture).toBeFocused()
  await expect(place(3)).toBeInViewport({ ratio: 0.9 })
  await expect(modal.heading).toHaveText(product.name)
})

test('PROD-01 the zoom by a tap, two fingers or a wheel; Back closes it, then the product', async ({
  page,
  catalogue,
  modal,
  request,
  isMobile,
}) => {
  const product = await findProduct(request, 'with three pictures', ({ images }) => images.length >= 3)
  const list = `/?search=${encodeURIComponent(product.name)}`
  await catalogue.open(list.slice(1))
  await catalogue.card(product.name).getByRole('link').click()
  await expect(modal.heading).toHaveText(product.name)
  const picture = page.getByRole('button', { name: t('gallery.zoom') })
  if (isMobile) await picture.tap()
  else await picture.click()

  const zoom = page.getByRole('dialog', { name: t('gallery.zoomTitle') })
  const image = zoom.getByRole('img', { name: product.name })
  await expect(image).toBeInViewport()
  const middle = await middleOf(image)
  const whole = (await image.boundingBox())?.width ?? 0
  if (isMobile) await new Fingers(page).pinch(middle, 80, 200)
  else {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.wheel(0, -400)
  }
  await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(1.8 * whole)

  await page.goBack()
  await expect(zoom).toHaveCount(0)
  await expect(modal.heading).toHaveText(product.name)
  await page.goBack()
  await expect(modal.dialog).toHaveCount(0)
  await expect(page).toHaveURL(list)
})
