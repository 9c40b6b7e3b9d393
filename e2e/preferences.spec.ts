import path from 'node:path'
import { createTranslate, loadEnglish } from '@dukani/i18n'
import { cookieOf } from './support/account.ts'
import { GeorgianText } from './support/georgian.ts'
import { Preferences } from './support/preferences.ts'
import { expect, test as base } from './support/test.ts'
import { t } from './support/texts.ts'

const english = createTranslate(await loadEnglish())
const GROUND = { light: 'rgb(250, 247, 242)', dark: 'rgb(20, 16, 14)' }
// Each is on the first screen in both languages, in other words.
const FIRST_SCREEN = ['shop.tagline', 'catalogue.title', 'about.title', 'nav.home'] as const
const georgianTexts = FIRST_SCREEN.map((key) => t(key))

const test = base.extend<{ preferences: Preferences }>({
  preferences: async ({ page }, use) => use(new Preferences(page)),
})

test('NAV-05 ROUTE-09 a visitor chooses English: all is in it at once, and after a reload', async ({
  page,
  context,
  catalogue,
  preferences,
  request,
}) => {
  const georgian = await GeorgianText.of(request, [])
  await catalogue.open()
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await preferences.open(t('nav.menu'))
  await preferences.language('en').check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(
    preferences.sidebar.getByRole('radiogroup', { name: english('settings.language') }),
  ).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(english('shop.tagline')))
  for (const key of FIRST_SCREEN) await expect(page.locator('#root')).toContainText(english(key))
  for (const text of georgianTexts) await expect(page.locator('body')).not.toContainText(text)
  await georgian.expectNone(page, 'after the switch')
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  expect(await cookieOf(context, 'language')).toBe('en')

  await preferences.watch(georgianTexts)
  await page.reload()
  await preferences.open(english('nav.menu'))
  await expect(preferences.language('en')).toBeChecked()
  expect(await preferences.seen()).toEqual({ looks: ['en system'], hasText: false })
  await preferences.language('ka').check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ka')
  await expect(page.locator('#root')).toContainText(t('catalogue.title'))
})

test('what was chosen is in the page that the server sends, and hydration changes none of it', async ({
  page,
  preferences,
}) => {
  await preferences.keep({ language: 'en', theme: 'dark' })
  await preferences.watch(georgianTexts)
  const answer = await page.goto('/')
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<html lang="en" data-theme="dark">')
  expect(answer?.headers()['vary']).toContain('Cookie')
  for (const key of FIRST_SCREEN) expect(html).toContain(english(key))
  for (const text of georgianTexts) expect(html).not.toContain(text)

  const parts = ['h1', 'main li h2', 'footer', 'nav li a']
  const textsOf = (from: string | null) =>
    page.evaluate(
      ([source, selectors]) => {
        const shown = source === null ? document : new DOMParser().parseFromString(source, 'text/html')
        return selectors.map((one) => [...shown.querySelectorAll(one)].map(({ textContent }) => textContent))
      },
      [from, parts] as const,
    )
  // The sidebar opens only once the page listens.
  await preferences.open(english('nav.menu'))
  expect(await textsOf(null)).toEqual(await textsOf(html))
  expect(await preferences.seen()).toEqual({ looks: ['en dark'], hasText: false })
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.dark)
})

test('a page that comes as a plain file begins in what was chosen, too', async ({
  page,
  context,
  preferences,
}) => {
  await context.route('/', (route) =>
    route.fulfill({ path: path.resolve('dist/client/index.html'), contentType: 'text/html; charset=utf-8' }),
  )
  await preferences.keep({ language: 'en', theme: 'dark' })
  await preferences.watch(georgianTexts)
  await page.goto('/')
  await preferences.open(english('nav.menu'))
  await expect(preferences.language('en')).toBeChecked()
  await expect(preferences.theme('dark')).toBeChecked()
  expect(await preferences.seen()).toEqual({ looks: ['en dark'], hasText: false })
})

test('the page is as light or dark as the system, until a visitor chooses, and that is kept', async ({
  page,
  context,
  catalogue,
  preferences,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await catalogue.open()
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.light)

  await preferences.open(t('nav.menu'))
  await expect(preferences.theme('system')).toBeChecked()
  await preferences.theme('dark').check()
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.dark)
  await preferences.watch([])
  await page.reload()
  await preferences.open(t('nav.menu'))
  await expect(preferences.theme('dark')).toBeChecked()
  expect(await preferences.seen()).toEqual({ looks: ['ka dark'], hasText: false })

  await preferences.theme('light').check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.light)
  await preferences.theme('system').check()
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.dark)
  expect(await cookieOf(context, 'theme')).toBeNull()
})

test('what is chosen in one tab is seen in the others', async ({ page, context, catalogue, preferences }) => {
  await catalogue.open()
  await preferences.open(t('nav.menu'))
  const other = await context.newPage()
  await other.goto('/')
  const elsewhere = new Preferences(other)
  await elsewhere.open(t('nav.menu'))
  await elsewhere.theme('dark').check()
  await elsewhere.language('en').check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(preferences.language('en')).toBeChecked()
  await expect(preferences.theme('dark')).toBeChecked()
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.dark)
})
