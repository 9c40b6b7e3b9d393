import { Fingers, middleOf } from './support/fingers.ts'
import { openProduct } from './support/productModal.ts'
import { ProductRows } from './support/productRows.ts'
import { allProducts } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('PROD-11 PROD-12 CAT-11 ROUTE-02 from a product to a related one, Back to the first, and out to the catalogue', async ({
  page,
  catalogue,
  modal,
  request,
}) => {
  const rows = new ProductRows(page)
  const all = await allProducts(request)
  const inCategory = (title: string | undefined) => all.filter(({ category }) => category?.id === title)
  const first = all.slice(0, 9).find(({ category }) => inCategory(category?.id).length > 5)
  if (first === undefined) throw new Error('no product on the first page has five related ones')
  const asked = page.waitForRequest((call) => new URL(call.url()).searchParams.get('page_size') === '6')

  await catalogue.open()
  await catalogue.card(first.name).getByRole('link').click()
  await expect(modal.heading).toHaveText(first.name)
  await rows.comeTo(rows.related)
  expect(new URL((await asked).url()).searchParams.get('category')).toBe(first.category?.id)
  const names = await rows.names(rows.related)
  expect(names).toHaveLength(5)
  expect(names).not.toContain(first.name)
  const titles = inCategory(first.category?.id).map(({ name }) => name)
  expect(titles).toEqual(expect.arrayContaining(names))

  const [second = ''] = names.slice(1)
  await rows.related.getByRole('link').nth(1).click()
  await expect(modal.heading).toHaveText(second)
  await expect(modal.heading).toBeFocused()
  await expect(modal.heading).toBeInViewport()
  await rows.comeTo(rows.viewed)
  await expect.poll(() => rows.names(rows.viewed)).toEqual([first.name])

  await page.goBack()
  await expect(modal.heading).toHaveText(first.name)
  await rows.comeTo(rows.viewed)
  await expect.poll(() => rows.names(rows.viewed)).toEqual([second])
  await page.goForward()
  await expect(modal.heading).toHaveText(second)
  await modal.close.click()
  await expect(page).toHaveURL('/')
  await expect(modal.dialog).toHaveCount(0)
  await expect(catalogue.card(first.name)).toBeInViewport()
})

test('PROD-11 ten products that were looked at are gone through by finger, or by buttons of 200 px and the keyboard', async ({
  page,
  modal,
  request,
  isMobile,
}) => {
  const rows = new ProductRows(page)
  const all = await allProducts(request)
  const [open, ...others] = all.filter(({ category }) => category !== null)
  if (open === undefined) throw new Error('the demo shop is empty')
  const seen = others.slice(0, 10)
  await page.goto('/')
  await rows.lookBackOn(seen)
  await openProduct(page, open.id)
  await rows.comeTo(rows.viewed)
  // The open one is the eleventh.
  await expect(rows.viewed.getByRole('link')).toHaveCount(9)
  expect(await rows.names(rows.viewed)).toEqual(seen.slice(0, 9).map(({ name }) => name))

  const next = rows.viewed.getByRole('button', { name: t('product.scrollNext') })
  if (isMobile) {
    await expect(next).toHaveCount(0)
    await new Fingers(page).swipe(
      await middleOf(rows.viewed.getByRole('link').nth(1).locator('img').first()),
      {
        x: -180,
        y: 0,
      },
    )
    await expect.poll(() => rows.scrolled(rows.viewed)).toBeGreaterThan(100)
    await expect(modal.heading).toHaveText(open.name)
  } else {
    const previous = rows.viewed.getByRole('button', { name: t('product.scrollPrevious') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await expect.poll(() => rows.scrolled(rows.viewed)).toBe(200)
    await previous.click()
    await expect.poll(() => rows.scrolled(rows.viewed)).toBe(0)
    await next.focus()
    for (let press = 0; press < 9; press += 1) await page.keyboard.press('Enter')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(rows.viewed.getByRole('link').first()).toBeFocused()
    await expect(rows.viewed.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(modal.heading).toHaveText(seen[1]?.name ?? '')
    await expect(modal.heading).toBeFocused()
  }
})

test('PROD-11 a related product opens in a tab of its own where the shopper asks for that', async ({
  page,
  context,
  modal,
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
  // What is looked at there stands here, too.
  await rows.comeTo(rows.viewed)
  expect(await rows.names(rows.viewed)).toContain(name)
})

test('AUTH-09 what was looked at stays in the browser until it is cleared, or its customer logs out; what is not there never comes in', async ({
  page,
  auth,
  customer,
  request,
  problems,
}) => {
  problems.expect(/status of 404/)
  const rows = new ProductRows(page)
  const [first, second] = (await allProducts(request)).filter(({ category }) => category !== null)
  if (!first || !second) throw new Error('the demo shop has too few products')
  await page.goto('/product/00000000-0000-7000-8000-000000000000')
  await expect(page.getByRole('dialog')).toContainText(t('product.notFound'))
  await openProduct(page, first.id)
  await rows.expectLookedAt(first)
  await openProduct(page, second.id)
  await rows.comeTo(rows.viewed)
  expect(await rows.names(rows.viewed)).toEqual([first.name])
  await rows.clear.click()
  await expect(rows.viewed).toHaveCount(0)

  await openProduct(page, first.id)
  await rows.comeTo(rows.related)
  await expect(rows.viewed).toHaveCount(0)
  await rows.expectLookedAt(first)
  await page.goto('/')
  await auth.logOut(customer)
  await openProduct(page, second.id)
  await rows.comeTo(rows.related)
  await expect(rows.viewed).toHaveCount(0)
})
