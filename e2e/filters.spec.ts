import { PAGE_SIZE, type Product, type ProductPage } from '@dukani/contracts'
import type { Page } from '@playwright/test'
import { allProducts } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const sort = (page: Page) => page.getByRole('combobox', { name: t('catalogue.sort') })
const filters = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('catalogue.filters')}`) })
const panel = (page: Page) => page.getByRole('dialog', { name: t('catalogue.filters') })
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

/** What the products of a list cost, and how they do otherwise, in the list's order. */
function inOrderOf(names: readonly string[], products: readonly Product[]): Product[] {
  return names.map((name) => {
    const found = products.find((product) => product.name === name)
    if (found === undefined) throw new Error(`no product is called ${name}`)
    return found
  })
}

const isFalling = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? 0) >= value)
const isStocked = ({ effective_inventory: stock, inventory }: Product) => (stock ?? inventory) > 0

const ORDERS = [
  ['catalogue.sort.priceUp', 'price', ({ price }: Product) => -price],
  ['catalogue.sort.priceDown', '-price', ({ price }: Product) => price],
  ['catalogue.sort.rating', '-rating', ({ rating }: Product) => rating],
  ['catalogue.sort.popular', '-total_sold', ({ total_sold: sold }: Product) => sold],
] as const

test('CAT-10 each order gives that order, stands in the address, and Back undoes it', async ({
  page,
  catalogue,
  request,
}) => {
  const products = await allProducts(request)
  const newest = products.slice(0, PAGE_SIZE).map(({ name }) => name)
  await catalogue.open()
  for (const [label, ordering, measure] of ORDERS) {
    const answered = page.waitForResponse((answer) => answer.url().includes(`ordering=${ordering}`))
    await sort(page).selectOption({ label: t(label) })
    await expect(page).toHaveURL((url) => url.searchParams.get('ordering') === ordering)
    // What others rate and buy meanwhile changes the order: it is judged by the very answer that is shown.
    const { results } = (await (await answered).json()) as ProductPage
    expect(results).toHaveLength(PAGE_SIZE)
    expect(isFalling(results.map(measure))).toBe(true)
    await expect.poll(() => catalogue.names()).toEqual(results.map(({ name }) => name))
  }
  await page.goBack()
  await expect(sort(page)).toHaveValue('-rating')
  for (let step = 1; step < ORDERS.length; step += 1) await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(sort(page)).toHaveValue('-created_at')
  await expect.poll(() => catalogue.names()).toEqual(newest)
})

test('CAT-03 CAT-10 scrolling on keeps the order, each product once', async ({ catalogue, request }) => {
  const products = await allProducts(request)
  await catalogue.open('?ordering=price')
  for (const shown of [2, 3]) {
    await catalogue.arriveAtEnd()
    await expect(catalogue.cards).toHaveCount(shown * PAGE_SIZE)
  }
  const names = await catalogue.names()
  expect(new Set(names).size).toBe(names.length)
  expect(isFalling(inOrderOf(names, products).map(({ price }) => -price))).toBe(true)
})

test('CAT-10 filters hold once they are sent, survive a reload and can be shared; Back undoes them', async ({
  page,
  catalogue,
  request,
}) => {
  const products = await allProducts(request)
  const fit = products.filter((one) => isStocked(one) && one.price >= 20.5 && one.price <= 60)
  const first = fit.slice(0, PAGE_SIZE).map(({ name }) => name)

  await catalogue.open()
  await filters(page).click()
  await panel(page).getByRole('checkbox').click()
  await panel(page)
    .getByRole('textbox', { name: t('catalogue.priceFrom') })
    .fill('20,50')
  const to = panel(page).getByRole('textbox', { name: t('catalogue.priceTo') })
  await to.fill('60')
  await to.press('Enter')
  await expect(panel(page)).toHaveCount(0)
  await expect.poll(() => catalogue.names()).toEqual(first)
  await expect(page).toHaveURL('/?in_stock=true&min_price=20.5&max_price=60')
  await expect(filters(page)).toBeFocused()
  await expect(filters(page)).toHaveAccessibleName(t('catalogue.filtersCount', { n: 3 }))
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: t('catalogue.count', { count: fit.length }) })
      .first(),
  ).toBeAttached()

  // The page that somebody else is sent has it, before any script.
  const sent = await request.get(page.url())
  const html = await sent.text()
  for (const name of first) expect(html).toContain(name)
  expect(html).toContain('<meta name="robots" content="noindex">')
  await page.reload()
  await expect.poll(() => catalogue.names()).toEqual(first)

  await page.getByRole('link', { name: new RegExp(`^${t('catalogue.inStock')}.`) }).click()
  await expect(page).toHaveURL('/?min_price=20.5&max_price=60')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => catalogue.names()).toEqual(products.slice(0, PAGE_SIZE).map(({ name }) => name))
})

test('CAT-10 a category and a search are sorted and filtered, too', async ({ page, catalogue, request }) => {
  const products = await allProducts(request)
  const title = products[0]?.category?.id ?? ''
  const dear = products
    .filter(({ category }) => category?.id === title)
    .toSorted((one, other) => other.price - one.price)
  await catalogue.open('?ordering=-price&in_stock=true')
  await catalogue.category(title).click()
  const stocked = dear.filter(isStocked).map(({ price }) => price)
  await expect
    .poll(async () => inOrderOf(await catalogue.names(), products).map(({ price }) => price))
    .toEqual(stocked.slice(0, PAGE_SIZE))
  expect(parameter(page, 'category')).toBe(title)

  const word = dear[0]?.name.split(/[\s,]/)[0] ?? ''
  await catalogue.search.fill(word)
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === word)
  await expect(sort(page)).toHaveValue('')
  await sort(page).selectOption({ label: t('catalogue.sort.priceUp') })
  await expect(page).toHaveURL((url) => url.search.endsWith('&ordering=price'))
  await expect(async () => {
    const names = await catalogue.names()
    expect(names.length).toBeGreaterThan(0)
    expect(isFalling(inOrderOf(names, products).map(({ price }) => -price))).toBe(true)
  }).toPass()
})

test('CAT-09 CAT-10 by keyboard alone: what is no price is said and stays; no product matches, and the way out', async ({
  page,
  catalogue,
}) => {
  await catalogue.open()
  await filters(page).focus()
  await page.keyboard.press('Enter')
  // The panel takes the focus a moment after it is there.
  await expect(panel(page).locator(':focus')).toHaveCount(1)
  const from = panel(page).getByRole('textbox', { name: t('catalogue.priceFrom') })
  await from.focus()
  await page.keyboard.type('ათი')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText(t('catalogue.priceWrong'))
  await expect(from).toBeFocused()
  await expect(from).toHaveValue('ათი')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('900000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('catalogue.nothingMatches')).first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('catalogue.clearFilters') })
    .press('Enter')
  await expect(page).toHaveURL('/')
  await expect(catalogue.cards).toHaveCount(PAGE_SIZE)
  await expect(page.locator('#catalogue')).toBeFocused()
})
