import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test(
  'HEAD-02 CAT-09 CAT-10 a typed search shows what was found, survives a reload, says when nothing was, and is cleared',
  { tag: '@phone' },
  async ({ page, catalogue, request }) => {
    const { name } = await findProduct(request, 'with a name', () => true)
    await catalogue.open()
    // From further down the list: the results start at the top.
    await page.evaluate(() => scrollTo(0, innerHeight))
    await catalogue.search.fill(`  ${name} `)
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === name)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(catalogue.card(name)).toBeVisible()
    await page.reload()
    await expect(catalogue.search).toHaveValue(name)
    await expect(catalogue.card(name)).toBeVisible()

    await catalogue.search.fill('ჟჟჟჟჟჟჟჟჟ')
    await expect(page.getByText(t('catalogue.nothingFound', { query: 'ჟჟჟჟჟჟჟჟჟ' })).first()).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('catalogue.showAll') })
      .click()
    await expect(catalogue.cards.first()).toBeVisible()

    await catalogue.open('?search=ghvino')
    await page.getByRole('button', { name: t('header.searchClear') }).click()
    await expect(page).toHaveURL('/')
    await expect(catalogue.category(t('catalogue.all'))).toHaveAttribute('aria-current', 'true')
  },
)
