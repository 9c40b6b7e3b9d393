import { openProduct } from './support/productModal.ts'
import { ProductRows } from './support/productRows.ts'
import { allProducts } from './support/products.ts'
import { expect, test } from './support/test.ts'

test('PROD-11 AUTH-09 a related product opens in a tab of its own where the shopper asks for that; what was looked at is gone with the logout', async ({
  page,
  context,
  modal,
  auth,
  customer,
  request,
}) => {
  const rows = new ProductRows(page)
  const [product] = (await allProducts(request)).filter(({ category }) => category !== null)
  if (product === undefined) throw new Error('the demo shop is empty')
  await openProduct(page, product.id)
  await rows.comeTo(rows.related)
  const [name = ''] = await rows.names(rows.related)
  const opened = context.waitForEvent('page')
  await rows.related
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await expect(tab.getByRole('dialog').getByRole('heading').first()).toHaveText(name)
  await expect(modal.heading).toHaveText(product.name)
  // Products viewed in the other tab are listed here too.
  await rows.comeTo(rows.viewed)
  expect(await rows.names(rows.viewed)).toEqual([name])

  await tab.close()
  // A page in the background may get no frames, and without one nothing comes into view.
  await page.bringToFront()
  await modal.close.click()
  await auth.logOut(customer)
  await openProduct(page, product.id)
  await rows.comeTo(rows.related)
  await expect(rows.viewed).toHaveCount(0)
})
