import { PAGE_SIZE, type Product, type ProductPage } from '@dukani/contracts'
import type { Page } from '@playwright/test'
import { allProducts } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

const sort = (page: Page) => page.getByRole('combobox', { name: t('catalogue.sort') })
const filters = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('catalogue.filters')}`) })
const panel = (page: Page) => page.getByRole('dialog', { name: t('catalogue.filters') })

const isFalling = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? 0) >= value)
const isDiscounted = ({ price, old_price: before }: Product) => before !== null && before > price

test('CAT-10 an order and filters stand in the address, which shows them to whoever opens it; Back undoes them', async ({
  page,
  catalogue,
  request,
}) => {
  const products = await allProducts(request)
  const newest = products.slice(0, PAGE_SIZE).map(({ name }) => name)
  await catalogue.open()
  const ordered = page.waitForResponse((answer) => answer.url().includes('ordering=-price'))
  await sort(page).selectOption({ label: t('catalogue.sort.priceDown') })
  await ordered
  await expect(page).toHaveURL('/?ordering=-price')

  await filters(page).click()
  await panel(page)
    .getByRole('checkbox', { name: t('catalogue.discounted') })
    .click()
  await panel(page)
    .getByRole('radio', { name: t('catalogue.ratingFrom', { n: 3 }) })
    .click()
  await panel(page)
    .getByRole('textbox', { name: t('catalogue.priceFrom') })
    .fill('20,50')
  const to = panel(page).getByRole('textbox', { name: t('catalogue.priceTo') })
  await to.fill('60')
  const matching = products.filter(
    (one) => isDiscounted(one) && one.rating >= 3 && one.price >= 20.5 && one.price <= 60,
  )
  const count = matching.length
  expect(count).toBeGreaterThan(1)
  const show = panel(page).getByRole('button', { name: t('catalogue.applyCount', { count }) })
  // The button shows the number of results before it is pressed.
  await expect(show).toBeVisible()
  const answered = page.waitForResponse((answer) => answer.url().includes(`page_size=${PAGE_SIZE}&ordering`))
  await to.press('Enter')
  await expect(panel(page)).toHaveCount(0)
  const { results } = (await (await answered).json()) as ProductPage
  expect(results.every(({ id }) => matching.some((one) => one.id === id))).toBe(true)
  expect(isFalling(results.map(({ price }) => price))).toBe(true)
  const found = results.map(({ name }) => name)
  await expect.poll(() => catalogue.names()).toEqual(found)
  await expect(page).toHaveURL('/?ordering=-price&discounted=true&min_price=20.5&max_price=60&min_rating=3')
  await expect(filters(page)).toBeFocused()
  await expect(filters(page)).toHaveAccessibleName(t('catalogue.filtersCount', { n: 4 }))
  const told = page.getByRole('status').filter({ hasText: t('catalogue.count', { count }) })
  await expect(told.first()).toBeAttached()

  await page.reload()
  await expect.poll(() => catalogue.names()).toEqual(found)

  await page.getByRole('link', { name: new RegExp(`^${t('catalogue.discounted')}.`) }).click()
  await expect(page).toHaveURL('/?ordering=-price&min_price=20.5&max_price=60&min_rating=3')
  for (let step = 0; step < 3; step += 1) await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(sort(page)).toHaveValue('-created_at')
  await expect.poll(() => catalogue.names()).toEqual(newest)
})

test('CAT-10 the filters don’t open by themselves after the product that was opened in the same moment', async ({
  page,
  catalogue,
  modal,
}) => {
  await catalogue.open()
  const [link] = await catalogue.cards.first().getByRole('link').elementHandles()
  await filters(page).evaluate((button: HTMLElement, link) => {
    ;(link as HTMLElement).click()
    button.click()
  }, link)
  await expect(modal.dialog).toBeVisible()
  await modal.close.click()
  await expect(page).toHaveURL('/')
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'false')
})
