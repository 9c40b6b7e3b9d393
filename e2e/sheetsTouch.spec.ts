import { Fingers, middleOf } from './support/fingers.ts'
import { openProduct } from './support/productModal.ts'
import { findProduct, isSimple } from './support/products.ts'
import { expect, test } from './support/test.ts'

test('PROD-01 NAV-04 a finger pulls a sheet down by its handle and the menu aside: a little and it slides back, far and it leaves', async ({
  page,
  request,
  catalogue,
  modal,
  sidebar,
}) => {
  const fingers = new Fingers(page)
  const product = await findProduct(request, 'without a choice', isSimple())
  await openProduct(page, product.id)
  await expect(modal.heading).toHaveText(product.name)
  const place = await middleOf(modal.dialog)
  // The handle is in the middle of the upper edge.
  const top = (await modal.dialog.boundingBox())?.y ?? 0
  const handle = { x: place.x, y: top + 12 }

  await test.step('a sheet, a little', async () => {
    await fingers.pull(handle, { x: 0, y: 60 })
    await expect.poll(async () => (await middleOf(modal.dialog)).y).toBe(place.y)
    await expect(modal.heading).toHaveText(product.name)
  })

  await test.step('a sheet, far', async () => {
    await fingers.pull(handle, { x: 4, y: 420 })
    await expect(modal.dialog).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(catalogue.cards.first()).toBeVisible()
  })

  await sidebar.open()
  const panel = await middleOf(sidebar.dialog)
  const finger = { x: panel.x - 60, y: 300 }

  await test.step('the menu, a little', async () => {
    await fingers.pull(finger, { x: 40, y: 2 })
    await expect.poll(async () => (await middleOf(sidebar.dialog)).x).toBe(panel.x)
    await expect(sidebar.dialog).toBeVisible()
  })

  await test.step('the menu, far', async () => {
    await fingers.pull(finger, { x: 170, y: 4 })
    await expect(sidebar.dialog).toHaveCount(0)
  })
})
