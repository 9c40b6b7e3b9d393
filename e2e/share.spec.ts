import type { Page } from '@playwright/test'
import { expectChosen, findChoosy } from './support/choice.ts'
import { openProduct } from './support/productModal.ts'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] })

const shareButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: t('product.share') })

/** Lets the browser have a sharing of its own, or none; what it is handed is kept in the page. */
async function letShare(page: Page, answer: 'shares' | 'is left' | null): Promise<void> {
  await page.addInitScript((how) => {
    const shared: unknown[] = []
    const share = (link: unknown) => {
      shared.push(link)
      return how === 'is left' ? Promise.reject(new DOMException('left', 'AbortError')) : Promise.resolve()
    }
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: how === null ? undefined : share })
    Object.defineProperty(navigator, 'canShare', { value: undefined })
  }, answer)
}
const sharedIn = (page: Page) => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)

test('a product’s address is copied with what is chosen of it, and leads there', async ({
  page,
  context,
  request,
  modal,
  toasts,
}) => {
  const { product, few } = await findChoosy(request)
  await letShare(page, null)
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

test('where the browser copies nothing, the address stands there selected', async ({
  page,
  request,
  modal,
}) => {
  const product = await findProduct(request, 'to share', () => true)
  await letShare(page, null)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openProduct(page, product.id)
  await shareButton(page).click()
  const field = modal.dialog.getByRole('textbox', { name: t('product.link') })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(field).toHaveAccessibleDescription(t('product.copyYourself'))
  const address = new URL(`/product/${product.id}`, page.url()).href
  await expect(field).toHaveValue(address)
  expect(await page.evaluate(() => String(getSelection()))).toBe(address)
})

const OWN_SHARING = [
  ['shares', 'the system’s own sharing has the product’s name and address'],
  ['is left', 'who leaves the system’s own sharing has not failed'],
] as const

for (const [answer, title] of OWN_SHARING) {
  test(title, async ({ page, request, modal, toasts }) => {
    const product = await findProduct(request, 'to share', () => true)
    await letShare(page, answer)
    await openProduct(page, product.id)
    await shareButton(page).click()
    await expect.poll(() => sharedIn(page)).toHaveLength(1)
    const url = new URL(`/product/${product.id}`, page.url()).href
    expect(await sharedIn(page)).toEqual([{ title: product.name, url }])
    await expect(toasts).not.toContainText(t('product.linkCopied'))
    await expect(modal.dialog.getByRole('textbox', { name: t('product.link') })).toHaveCount(0)
  })
}

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
