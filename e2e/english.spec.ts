import type { Product } from '@dukani/contracts'
import { createTranslate, loadEnglish } from '@dukani/i18n'
import type { Page } from '@playwright/test'
import { newAccount } from './support/account.ts'
import { ADDRESS } from './support/checkout.ts'
import { GeorgianText } from './support/georgian.ts'
import { Preferences } from './support/preferences.ts'
import { openProduct } from './support/productModal.ts'
import { allProducts, findProduct, isSimple } from './support/products.ts'
import { reviewTexts } from './support/reviews.ts'
import { expect, test } from './support/test.ts'
import { literal } from './support/texts.ts'

const english = createTranslate(await loadEnglish())

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const englishName = ({ name, name_en = name }: Product) => name_en
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const startsWith = (label: string) => new RegExp(`^${literal(label).source}`)

async function close(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: english('shell.close') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.beforeEach(({ page }) => new Preferences(page).keep({ language: 'en' }))

test(
  'ROUTE-09 a guest who chose English reads no Georgian but the shop’s own words',
  { tag: '@full' },
  async ({ page, problems, request }) => {
    problems.expect(/status of 40[0-4]/)
    const simple = await findProduct(request, 'that can be bought at once', isSimple())
    const specified = await findProduct(
      request,
      'with specifications',
      (it) => it.specifications.length > 1 && it.name_en !== undefined,
    )
    const georgian = await GeorgianText.of(request, await reviewTexts(request, specified.id))
    const read = (where: string) => georgian.expectNone(page, where)

    await page.goto('/')
    await expect(page.locator('#cart')).toContainText(english('cart.empty'))
    await read('catalogue, empty cart')

    await page.goto(`/?search=${encodeURIComponent(englishName(simple))}`)
    await page
      .getByRole('listitem')
      .filter({ hasText: englishName(simple) })
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByRole('region', { name: english('shell.notifications') })).toContainText(
      english('cart.added'),
    )
    await expect(page.locator('#cart').getByRole('table')).toBeVisible()
    await read('search, cart of a guest, notice')

    await page.goto('/?search=qqqqqq')
    await expect(page.getByText(english('catalogue.nothingFound', { query: 'qqqqqq' }))).toBeVisible()
    await read('nothing found')

    await openProduct(page, specified.id)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radiogroup')).toBeVisible()
    const heading = dialog.getByRole('heading').first()
    await expect(heading).toContainText(englishName(specified))
    // Screen readers need the language of the name.
    await expect(heading.locator('[lang]')).toHaveAttribute('lang', 'en')
    await read('product')
    for (const path of ['/product/nowhere', '/no/such/page', '/orders']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByText(english('shell.loading'))).toHaveCount(0)
      await read(path)
    }

    await page.goto('/')
    await button(page, english('nav.menu')).click()
    const sidebar = page.getByRole('dialog')
    await expect(sidebar.getByRole('radiogroup')).toHaveCount(2)
    await read('sidebar of a guest')
    await sidebar.getByRole('button', { name: english('auth.login'), exact: true }).click()
    const auth = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
    await auth.getByRole('button', { name: english('auth.login'), exact: true }).click()
    await expect(auth.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    await read('login with what is missing')
    await auth.getByLabel(startsWith(english('auth.email'))).fill('nobody@journey.example')
    await auth.getByLabel(startsWith(english('auth.password'))).fill('wrong password')
    await auth.getByRole('button', { name: english('auth.login'), exact: true }).click()
    await expect(auth.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await read('login refused')
    await auth.getByRole('tab', { name: english('auth.signUp') }).click()
    await auth.getByRole('button', { name: english('auth.signUp'), exact: true }).click()
    await expect(auth.getByText(english('field.required')).first()).toBeVisible()
    await read('registration with what is missing')
    await auth.getByRole('tab', { name: english('auth.login') }).click()
    await button(page, english('auth.forgot')).click()
    await expect(page.getByRole('dialog')).toContainText(english('auth.forgotText'))
    await read('forgotten password')
    await page.goto('/reset-password')
    await expect(page.getByRole('dialog')).toBeVisible()
    await read('reset without a link')
  },
)

test(
  'ROUTE-09 CART-04 a customer who chose English reads no Georgian but the shop’s and their own words',
  { tag: '@full' },
  async ({ page, problems, request }) => {
    problems.expect(/status of 40[0-49]/)
    const person = await newAccount(request)
    const product = (await allProducts(request)).find(isSimple())
    if (!product) throw new Error('the demo shop has no product that can be bought at once')
    const georgian = await GeorgianText.of(request, [
      person.first_name,
      // Instead of a picture.
      person.first_name.slice(0, 1),
      person.last_name,
      ...Object.values(ADDRESS),
    ])
    const read = (where: string) => georgian.expectNone(page, where)

    await page.goto(`/?search=${encodeURIComponent(englishName(product))}`)
    await button(page, english('auth.login')).click()
    const auth = page.getByRole('dialog')
    await auth.getByLabel(startsWith(english('auth.email'))).fill(person.email)
    await auth.getByLabel(startsWith(english('auth.password'))).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(auth).toBeHidden()
    await page
      .getByRole('listitem')
      .filter({ hasText: englishName(product) })
      .getByRole('button')
      .first()
      .click()
    const form = page.getByRole('form', { name: english('checkout.title') })
    const place = form.getByRole('button', { name: english('checkout.submit') })
    await place.click()
    await expect(form.getByText(english('field.required')).first()).toBeVisible()
    await expect(page.locator('#cart')).toContainText('₾')
    await read('checkout with what is missing')

    const fill = (key: 'homeAddress' | 'city' | 'region', text: string) =>
      form.getByRole('textbox', { name: startsWith(english(`checkout.${key}`)) }).fill(text)
    await fill('homeAddress', ADDRESS.home_address)
    await fill('city', ADDRESS.city)
    await fill('region', ADDRESS.region)
    await form.getByRole('radio', { name: english('checkout.wallet') }).check()
    await place.click()
    await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await read('checkout refused')
    await form.getByRole('radio', { name: english('checkout.bank') }).check()
    await place.click()
    await expect(page).toHaveURL(/\/orders\/[\da-f-]{36}/)
    const order = page.getByRole('dialog')
    await expect(order).toContainText(english('orders.status.pending'))
    await expect(order).toContainText(
      /\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/,
    )
    await read('order')
    await order.getByRole('button', { name: english('orders.back') }).click()
    await expect(order.getByRole('listitem').first()).toBeVisible()
    await read('orders')
    await close(page)

    const open = async (entry: 'editProfile' | 'changePassword' | 'wishlist') => {
      await button(page, english('nav.menu')).click()
      if (entry !== 'wishlist')
        await page
          .getByRole('dialog')
          .getByRole('button', { name: english('sidebar.profile') })
          .click()
      await expect(page.getByRole('dialog').getByRole('radiogroup')).toHaveCount(2)
      await read(`sidebar, before ${entry}`)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: english(`sidebar.${entry}`) })
        .click()
      await expect(page.getByRole('dialog').getByRole('radiogroup')).toHaveCount(0)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page.getByText(english('shell.loading'))).toHaveCount(0)
      await read(entry)
    }
    await open('editProfile')
    await close(page)
    await open('changePassword')
    await close(page)
    await open('wishlist')
    await close(page)
  },
)
