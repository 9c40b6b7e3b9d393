import type { Page } from '@playwright/test'
import { newAccount } from './support/account.ts'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// Without smooth scrolling, so that nothing is measured while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const topOf = (page: Page) => page.evaluate(() => scrollY)

test(
  'NAV-01 NAV-02 Home, Cart and Menu lead to their parts of the page; the floating button follows and repeats; it stays while one scrolls',
  { tag: '@phoneOnly' },
  async ({ page, catalogue, dock, sidebar }) => {
    await catalogue.open()
    const bar = dock.nav.getByRole('list')
    const cart = page.locator('#cart')
    const centre = async (of: typeof dock.floating) => {
      const box = await of.boundingBox()
      return box === null ? null : Math.round(box.x + box.width / 2)
    }
    await dock.expectActive('home')
    await expect.poll(() => centre(dock.floating)).toBe(await centre(dock.item('home')))
    const header = page.getByRole('banner')
    await dock.scroll(300)
    await expect(bar).toBeInViewport({ ratio: 1 })
    // The code that hides the header is fetched at the first scroll.
    await expect
      .poll(async () => {
        await dock.scroll(20)
        return header.evaluate((it) => it.getBoundingClientRect().bottom)
      })
      .toBeLessThanOrEqual(0)
    await dock.scroll(-20)
    await expect(header).toBeInViewport({ ratio: 1 })

    await dock.item('cart').click()
    await expect(page.getByRole('heading', { name: t('cart.title'), exact: true })).toBeInViewport()
    await expect(cart).toBeFocused()
    await dock.expectActive('cart')
    await expect.poll(() => centre(dock.floating)).toBe(await centre(dock.item('cart')))
    const where = (await cart.boundingBox())?.y ?? 0
    await dock.scroll(60)
    await dock.floating.click()
    await expect.poll(async () => Math.abs(((await cart.boundingBox())?.y ?? 0) - where)).toBeLessThan(2)
    await expect(cart).toBeFocused()

    await dock.item('home').click()
    await expect.poll(() => topOf(page)).toBe(0)
    await expect(page.getByRole('main')).toBeFocused()
    await dock.expectActive('home')

    await dock.item('menu').click()
    await expect(sidebar.heading).toHaveText(t('sidebar.guest'))
    await dock.expectActive('menu')
    await page.keyboard.press('Escape')
    await expect(sidebar.dialog).toBeHidden()
    await dock.expectActive('home')

    // It is hidden only while a phone's keyboard is open.
    await catalogue.search.focus()
    await expect(dock.nav).toBeHidden()
    // A press that moves the focus still hits what was under it when it began.
    const takesPress = await dock.nav.evaluate((nav) => {
      document.querySelector<HTMLElement>('main')?.focus()
      const item = nav.querySelector('li')?.getBoundingClientRect() ?? new DOMRect()
      return nav.contains(document.elementFromPoint(item.x + item.width / 2, item.y + item.height / 2))
    })
    expect(takesPress).toBe(false)
    await expect(dock.nav).toBeVisible()
  },
)

test('NAV-01 NAV-06 Orders and Profile open over the catalogue as it is, and Back leads to it', async ({
  page,
  catalogue,
  dock,
  profile,
  request,
  customer: _customer,
}) => {
  const { category } = await findProduct(request, 'with a category', (it) => it.category !== null)
  const query = `?category=${encodeURIComponent(category?.id ?? '')}`
  const isAt = (pathname: string) => (url: URL) =>
    url.pathname === pathname && url.searchParams.get('category') === category?.id
  await catalogue.open(query)
  await dock.item('orders').click()
  await expect(page.getByRole('dialog')).toContainText(t('orders.empty'))
  await expect(page).toHaveURL(isAt('/orders'))
  await dock.expectActive('orders')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(isAt('/'))

  await profile.open()
  await dock.expectActive('profile')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(isAt('/'))
  await dock.expectActive('home')
})

test('HEAD-01 HEAD-04 ROUTE-07 ROUTE-11 NAV-01 header, sidebar, login, notices, footer and navigation are on every page, and lead home and to the cart', async ({
  page,
  auth,
  dock,
  sidebar,
  toasts,
  problems,
}) => {
  problems.expect(/404.*no\/such\/page/)
  const header = page.getByRole('banner')
  const expectAtCart = async () => {
    await expect(page).toHaveURL('/#cart')
    await expect(page.getByRole('heading', { name: t('cart.title'), exact: true })).toBeInViewport()
  }
  await page.goto('/no/such/page')
  await expect(header.getByText(t('shop.tagline'))).toBeVisible()
  await expect(header.getByRole('combobox', { name: t('header.search') })).toBeVisible()
  const social = page.getByRole('contentinfo').getByRole('navigation', { name: t('footer.social') })
  for (const name of ['Facebook', 'Instagram', 'TikTok']) {
    const link = social.getByRole('link', { name: `${name} (${t('footer.newTab')})`, exact: true })
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await sidebar.open()
  await sidebar.choose(t('auth.login'))
  await expect(auth.dialog).toBeVisible()
  await auth.close.click()
  await expect(auth.dialog).toBeHidden()
  // The toasts are fetched at the first press.
  await expect(toasts).toBeAttached()

  await header.getByRole('link', { name: t('header.cart') }).click()
  await expectAtCart()
  const about = page.getByRole('region', { name: t('about.title') })
  await expect(about).toContainText(t('about.text'))
  await expect(about.getByRole('listitem')).toHaveCount(3)

  await page.goto('/no/such/page')
  await header.getByRole('link', { name: t('shop.name') }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/no/such/page')
  await dock.item('cart').click()
  await expectAtCart()
  await dock.expectActive('cart')
})

test(
  'NAV-03 AUTH-12 a guest’s Orders and Profile ask for the login and open after it; without one nothing is left of it',
  { tag: '@phone' },
  async ({ page, catalogue, dock, auth, profile, request }) => {
    const person = await newAccount(request)
    await catalogue.open()
    await dock.item('profile').click()
    await expect(auth.dialog).toBeVisible()
    await auth.close.click()
    await expect(auth.dialog).toBeHidden()
    await dock.item('orders').click()
    await expect(page).toHaveURL('/')
    await auth.logIn(person)
    await expect(page).toHaveURL('/orders')
    await expect(page.getByRole('dialog')).toContainText(t('orders.empty'))
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await auth.logOut(person)
    await dock.item('profile').click()
    await auth.fillLogin(person)
    await auth.submit(t('auth.login'))
    await expect(profile.dialog).toBeVisible()
  },
)

test(
  'NAV-01 its links work without scripts',
  { tag: '@phone' },
  async ({ page, context, catalogue, dock, problems }) => {
    problems.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically/i)
    await context.route(/\/assets\/.*\.js/, (route) => route.abort())
    await catalogue.openDocument()
    await dock.item('cart').click()
    await expect(page).toHaveURL('/#cart')
    await expect(page.locator('#cart')).toBeInViewport()
    await dock.item('home').click()
    await expect(page).toHaveURL('/')
    await dock.item('orders').click()
    await expect(page).toHaveURL('/orders')
  },
)
