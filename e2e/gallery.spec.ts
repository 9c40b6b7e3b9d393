import { middleOf } from './support/fingers.ts'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test(
  'PROD-01 a mouse pulls to the next picture, taps it large and its wheel larger; Back closes the zoom, then the product',
  { tag: '@desktopOnly' },
  async ({ page, catalogue, modal, request }) => {
    const product = await findProduct(request, 'with three pictures', ({ images }) => images.length >= 3)
    const list = `/?search=${encodeURIComponent(product.name)}`
    await catalogue.open(list.slice(1))
    await catalogue.card(product.name).getByRole('link').click()
    await expect(modal.heading).toHaveText(product.name)
    const place = (n: number) =>
      modal.dialog.getByRole('group', {
        name: t('gallery.slide', { n, count: product.images.length }),
        exact: true,
      })
    const picture = page.getByRole('button', { name: t('gallery.zoom') })
    await expect
      .poll(() =>
        place(1)
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    const from = await middleOf(picture)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - 80, from.y, { steps: 6 })
    await page.mouse.up()
    await expect(place(2)).toBeInViewport({ ratio: 0.9 })

    const zoom = page.getByRole('dialog', { name: t('gallery.zoomTitle') })
    // The end of the drag doesn't count as a tap.
    await expect(zoom).toHaveCount(0)
    await picture.click()
    const image = zoom.getByRole('img', { name: product.name })
    await expect(image).toBeInViewport()
    const middle = await middleOf(image)
    const whole = (await image.boundingBox())?.width ?? 0
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.wheel(0, -400)
    await expect.poll(async () => (await image.boundingBox())?.width).toBeGreaterThan(1.8 * whole)

    await page.goBack()
    await expect(zoom).toHaveCount(0)
    await expect(modal.heading).toHaveText(product.name)
    await page.goBack()
    await expect(modal.dialog).toHaveCount(0)
    await expect(page).toHaveURL(list)
  },
)
