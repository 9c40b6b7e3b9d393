import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test('HEAD-02 CAT-10 a typed search shows what was found, stands in the address and survives a reload', async ({
  page,
  catalogue,
  request,
}) => {
  const { name } = await findProduct(request, 'with a name', () => true)
  await catalogue.open()
  await catalogue.search.fill(`  ${name} `)
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === name)
  await expect(catalogue.card(name)).toBeVisible()
  await page.reload()
  await expect(catalogue.search).toHaveValue(name)
  await expect(catalogue.card(name)).toBeVisible()
})

test('HEAD-02 clearing the search returns to the catalogue', async ({ page, catalogue }) => {
  await catalogue.open('?search=ghvino')
  await page.getByRole('button', { name: t('header.searchClear') }).click()
  await expect(page).toHaveURL('/')
  await expect(catalogue.category(t('catalogue.all'))).toHaveAttribute('aria-current', 'true')
})

for (const [how, typed] of [
  ['a Georgian word', 'ღვინო'],
  ['its beginning', 'ღვინ'],
  ['one wrong letter', 'ღვინი'],
  ['Latin letters', 'ghvino'],
] as const) {
  test(`API-02 wine is found by ${how}`, async ({ catalogue }) => {
    await catalogue.open()
    await catalogue.search.fill(typed)
    await expect.poll(async () => (await catalogue.names()).some((name) => name.includes('ღვინო'))).toBe(true)
  })
}

test('CAT-09 a search that finds nothing says what was searched and leads back to everything', async ({
  page,
  catalogue,
}) => {
  await catalogue.open()
  await catalogue.search.fill('ჟჟჟჟჟჟჟჟჟ')
  await expect(page.getByText(t('catalogue.nothingFound', { query: 'ჟჟჟჟჟჟჟჟჟ' })).first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('catalogue.showAll') })
    .click()
  await expect(catalogue.cards.first()).toBeVisible()
})
