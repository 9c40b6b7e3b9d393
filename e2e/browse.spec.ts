import { PAGE_SIZE } from '@dukani/contracts'
import { allProducts } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

test(
  'ROUTE-01 HEAD-01 CAT-01 CAT-02 CAT-04 CAT-10 the first screen has all its parts; a category is marked, stands in the address and survives a reload',
  { tag: '@both' },
  async ({ page, catalogue, request }) => {
    const products = await allProducts(request)
    const title = products[0]?.category?.id ?? ''
    const names = products.filter(({ category }) => category?.id === title).map(({ name }) => name)

    await catalogue.open()
    await expect(catalogue.cards).toHaveCount(PAGE_SIZE)
    const header = page.getByRole('banner')
    await expect(header.getByText(t('shop.name'))).toBeVisible()
    await expect(header.getByText(t('shop.tagline'))).toBeVisible()
    await expect(header.getByRole('combobox', { name: t('header.search') })).toBeVisible()
    await expect(header.getByRole('link', { name: t('header.cart') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('catalogue.title') })).toBeVisible()
    await expect(page.getByRole('heading', { name: t('cart.title'), exact: true })).toBeAttached()
    await expect(page.getByRole('heading', { name: t('about.title') })).toBeAttached()
    await expect(page.getByRole('contentinfo')).toContainText(t('footer.rights'))
    await expect(page).toHaveTitle(new RegExp(t('shop.name')))

    await catalogue.category(title).click()
    await expect(catalogue.category(title)).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL((url) => url.searchParams.get('category') === title)
    await expect.poll(() => catalogue.names()).toEqual(names.slice(0, PAGE_SIZE))
    await page.reload()
    await expect(catalogue.category(title)).toHaveAttribute('aria-current', 'true')
    await expect.poll(() => catalogue.names()).toEqual(names.slice(0, PAGE_SIZE))
    await catalogue.category(t('catalogue.all')).click()
    await expect.poll(() => catalogue.names()).toEqual(products.slice(0, PAGE_SIZE).map(({ name }) => name))
  },
)

test(
  'CAT-03 CAT-05 CAT-09 the button, and then scrolling to the end, bring page after page, each once, until there are no more',
  { tag: '@phone' },
  async ({ page, catalogue, request }) => {
    const names = (await allProducts(request)).map(({ name }) => name)
    const asked: string[] = []
    page.on('request', (sent) => {
      const url = new URL(sent.url())
      if (url.pathname === '/v1/products/') asked.push(url.searchParams.get('page') ?? '1')
    })
    await catalogue.open()
    await catalogue.loadMore.focus()
    await catalogue.loadMore.press('Enter')
    await expect(catalogue.cards).toHaveCount(2 * PAGE_SIZE)
    for (let shown = 2 * PAGE_SIZE; shown < names.length; shown += PAGE_SIZE) {
      await catalogue.arriveAtEnd()
      await expect(catalogue.cards).toHaveCount(Math.min(shown + PAGE_SIZE, names.length))
      // The list grew above the visible part, which must not move.
      await expect(page.getByRole('contentinfo')).toBeInViewport()
    }
    expect(await catalogue.names()).toEqual(names)
    await expect(catalogue.loadMore).toHaveCount(0)
    await catalogue.arriveAtEnd()
    expect(asked, 'each further page is asked for once').toEqual([...new Set(asked)])
  },
)

test(
  'ROUTE-06 an unknown address says so, with status 404, and leads home',
  { tag: '@phone' },
  async ({ page, catalogue, problems }) => {
    problems.expect(/status of 404/)
    const answer = await page.goto('/nothing/here')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
    await page.getByRole('link', { name: t('notFound.home') }).click()
    await expect(page).toHaveURL('/')
    await expect(catalogue.cards).toHaveCount(PAGE_SIZE)
  },
)
