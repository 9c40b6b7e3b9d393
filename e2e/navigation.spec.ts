import type { Page } from '@playwright/test'
import { newAccount } from './support/account.ts'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

// Whoever scrolls is there at once: nothing is measured on its way.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const topOf = (page: Page) => page.evaluate(() => scrollY)
const profileOf = (page: Page) => page.getByRole('dialog').filter({ hasText: t('profile.title') })

test('NAV-01 Home, Cart and Menu lead to their parts of the page', async ({
  page,
  catalogue,
  dock,
  customer,
}) => {
  await catalogue.open()
  await dock.expectActive('home')
  await dock.item('cart').click()
  await expect(page.getByRole('heading', { name: t('cart.title'), exact: true })).toBeInViewport()
  await expect(page.locator('#cart')).toBeFocused()
  await dock.expectActive('cart')

  await dock.scroll(-50)
  await dock.item('home').click()
  await expect.poll(() => topOf(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await dock.expectActive('home')

  await dock.item('menu').click()
  await expect(page.getByRole('dialog')).toContainText(customer.first_name)
  await dock.expectActive('menu')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await dock.expectActive('home')
})

test('NAV-01 NAV-06 Orders and Profile open over the catalogue as it is, and Back leads to it', async ({
  page,
  catalogue,
  dock,
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

  await dock.item('profile').click()
  await expect(profileOf(page)).toBeVisible()
  await dock.expectActive('profile')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(isAt('/'))
  await dock.expectActive('home')
})

test('NAV-01 ROUTE-07 it is on every other page too, and leads home and to the cart from there', async ({
  page,
  dock,
  problems,
}) => {
  problems.expect(/404.*no\/such\/page/)
  await page.goto('/no/such/page')
  await dock.item('home').click()
  await expect(page).toHaveURL('/')
  await dock.expectActive('home')
  await page.goto('/no/such/page')
  await dock.item('cart').click()
  await expect(page).toHaveURL('/#cart')
  await expect(page.getByRole('heading', { name: t('cart.title'), exact: true })).toBeInViewport()
  await dock.expectActive('cart')
})

test('NAV-02 a phone’s floating button stands above the active item and repeats it; a desktop has none', async ({
  page,
  catalogue,
  dock,
  isMobile,
}) => {
  await catalogue.open()
  const cart = page.locator('#cart')
  const centre = async (of: typeof dock.floating) => {
    const box = await of.boundingBox()
    return box === null ? null : Math.round(box.x + box.width / 2)
  }
  await dock.item('cart').click()
  await dock.expectActive('cart')
  if (!isMobile) {
    await expect(dock.floating).toBeHidden()
    return
  }
  await expect.poll(() => centre(dock.floating)).toBe(await centre(dock.item('cart')))
  const where = (await cart.boundingBox())?.y ?? 0
  await dock.scroll(60)
  await dock.floating.click()
  await expect.poll(async () => Math.abs(((await cart.boundingBox())?.y ?? 0) - where)).toBeLessThan(2)
  await expect(cart).toBeFocused()

  await dock.item('home').click()
  await dock.expectActive('home')
  await expect.poll(() => centre(dock.floating)).toBe(await centre(dock.item('home')))
})

test('NAV-03 AUTH-12 a guest’s Orders asks for the login and leads to them after it', async ({
  page,
  catalogue,
  dock,
  auth,
  request,
}) => {
  const person = await newAccount(request)
  await catalogue.open()
  await dock.item('orders').click()
  await expect(page).toHaveURL('/')
  await auth.logIn(person)
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('dialog')).toContainText(t('orders.empty'))
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('NAV-03 AUTH-12 a guest’s Profile asks for the login and opens after it; without a login nothing is left of it', async ({
  page,
  catalogue,
  dock,
  auth,
  request,
}) => {
  const person = await newAccount(request)
  await catalogue.open()
  await dock.item('profile').click()
  await expect(auth.dialog).toBeVisible()
  await auth.close.click()
  await expect(auth.dialog).toBeHidden()
  await auth.open()
  await auth.logIn(person)
  await expect(auth.account(person)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await auth.logOut(person)
  await dock.item('profile').click()
  await auth.fillLogin(person)
  await auth.submit(t('auth.login'))
  await expect(profileOf(page)).toBeVisible()
})

test('NAV-03 a tap right after a reload waits for the session: a customer is never asked to log in', async ({
  page,
  context,
  dock,
  auth,
  customer: _customer,
}) => {
  const known = Promise.withResolvers<undefined>()
  await context.route(/\/v1\/accounts\/users\//, async (route) => {
    await known.promise
    await route.continue()
  })
  await page.reload()
  await dock.item('profile').click()
  await expect(page.getByRole('status').filter({ hasText: t('shell.loading') })).toBeAttached()
  await expect(auth.dialog).toBeHidden()
  known.resolve(undefined)
  await expect(profileOf(page)).toBeVisible()
})

test('NAV-01 its links work without scripts', async ({ page, context, catalogue, dock, problems }) => {
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
})
