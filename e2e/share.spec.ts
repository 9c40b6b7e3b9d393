import type { Page } from '@playwright/test'
import { expectChosen, findChoosy } from './support/choice.ts'
import { openProduct } from './support/productModal.ts'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

const shareButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: t('product.share') })

/** Removes the browser's Web Share API. */
const withoutOwnSharing = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
  })

test('a product’s address is copied with what is chosen of it, and leads there', async ({
  page,
  context,
  request,
  modal,
  toasts,
}) => {
  const { product, few } = await findChoosy(request)
  await withoutOwnSharing(page)
  await openProduct(page, `${product.id}?search=${encodeURIComponent(product.name)}`)
  await modal.specification(few.value).click()
  await shareButton(page).click()
  await expect(toasts).toContainText(t('product.linkCopied'))
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(`/product/${product.id}?specification=${few.id}`, page.url()).href)
  const other = await context.newPage()
  await other.goto(copied)
  await expectChosen(other, product, few)
})

test('PROD-05 a product’s page on paper is what is read of it: light, whole, with its address, without the shop around it', async ({
  page,
  request,
  modal,
}) => {
  const product = await findProduct(
    request,
    'with a long description and specifications',
    ({ description, specifications }) => description.length > 150 && specifications.length > 0,
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  await openProduct(page, product.id)
  await expect(modal.heading).toHaveText(product.name)
  const end = modal.dialog.getByText(product.description.slice(-20))
  await expect(end).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(end).toBeVisible()
  await expect(modal.heading).toBeVisible()
  await expect(modal.dialog.getByRole('img', { name: product.name }).first()).toBeVisible()
  await expect(modal.specifications).toBeVisible()
  await expect(modal.dialog.getByText(new URL(`/product/${product.id}`, page.url()).href)).toBeVisible()
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    modal.add,
    modal.close,
    shareButton(page),
    page.getByRole('region', { name: t('reviews.title') }),
  ])
    await expect(hidden).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
