import path from 'node:path'
import { createTranslate, loadEnglish } from '@dukani/i18n'
import { cookieOf } from './support/account.ts'
import { GeorgianText } from './support/georgian.ts'
import { Preferences } from './support/preferences.ts'
import { expect, test as base } from './support/test.ts'
import { t } from './support/texts.ts'

const english = createTranslate(await loadEnglish())
const GROUND = { light: 'rgb(250, 247, 242)', dark: 'rgb(20, 16, 14)' }
// Texts of the first screen that differ between the languages.
const FIRST_SCREEN = ['shop.tagline', 'catalogue.title', 'about.title', 'nav.home'] as const
const georgianTexts = FIRST_SCREEN.map((key) => t(key))

const test = base.extend<{ preferences: Preferences }>({
  preferences: async ({ page }, use) => use(new Preferences(page)),
})

test('NAV-05 ROUTE-09 a visitor chooses English and the dark: all is so at once, in every tab, and after a reload', async ({
  page,
  context,
  catalogue,
  preferences,
  request,
}) => {
  const georgian = await GeorgianText.of(request, [])
  await page.emulateMedia({ colorScheme: 'light' })
  const other = await context.newPage()
  await other.goto('/')
  const elsewhere = new Preferences(other)
  await elsewhere.open(t('nav.menu'))
  await catalogue.open()
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.light)
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await preferences.open(t('nav.menu'))
  await preferences.language('en').check()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(
    preferences.sidebar.getByRole('radiogroup', { name: english('settings.language') }),
  ).toBeVisible()
  await expect(page).toHaveURL('/en')
  await expect(page).toHaveTitle(new RegExp(english('shop.tagline')))
  for (const key of FIRST_SCREEN) await expect(page.locator('#root')).toContainText(english(key))
  for (const text of georgianTexts) await expect(page.locator('body')).not.toContainText(text)
  await georgian.expectNone(page, 'after the switch')
  await expect(preferences.theme('system')).toBeChecked()
  await preferences.theme('dark').check()
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.dark)
  // Paper is white.
  await page.emulateMedia({ media: 'print' })
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.light)
  await page.emulateMedia({ media: 'screen' })
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
  expect(await cookieOf(context, 'language')).toBe('en')

  await expect(elsewhere.language('en')).toBeChecked()
  await expect(elsewhere.theme('dark')).toBeChecked()
  await expect(elsewhere.ground).toHaveCSS('background-color', GROUND.dark)
  await other.close()

  await preferences.watch(georgianTexts)
  await page.reload()
  await preferences.open(english('nav.menu'))
  await expect(preferences.language('en')).toBeChecked()
  await expect(preferences.theme('dark')).toBeChecked()
  expect(await preferences.seen()).toEqual({ looks: ['en dark'], hasText: false })
  await preferences.language('ka').check()
  await expect(page.locator('#root')).toContainText(t('catalogue.title'))

  // The page follows the system's theme only if that was chosen.
  await page.emulateMedia({ colorScheme: 'dark' })
  await preferences.theme('light').check()
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.light)
  await preferences.theme('system').check()
  await expect(preferences.ground).toHaveCSS('background-color', GROUND.dark)
  expect(await cookieOf(context, 'theme')).toBeNull()
})

test(
  'ROUTE-09 who chose English and the dark sees nothing else from any address, hydration changes none of it, and a plain file begins in it, too',
  { tag: '@phone' },
  async ({ page, context, preferences }) => {
    await preferences.keep({ language: 'en', theme: 'dark' })
    await preferences.watch(georgianTexts)
    const html = await (await page.request.get('/en')).text()
    expect(html).toContain('<html lang="en">')
    for (const key of FIRST_SCREEN) expect(html).toContain(english(key))
    for (const text of georgianTexts) expect(html).not.toContain(text)

    const parts = ['h1', 'main li h2', 'footer', 'nav li a']
    const textsOf = (from: string | null) =>
      page.evaluate(
        ([source, selectors]) => {
          const shown = source === null ? document : new DOMParser().parseFromString(source, 'text/html')
          return selectors.map((one) =>
            [...shown.querySelectorAll(one)].map(({ textContent }) => textContent),
          )
        },
        [from, parts] as const,
      )
    await page.goto('/#cart')
    await expect(page).toHaveURL('/en#cart')
    // The sidebar opens only after hydration.
    await preferences.open(english('nav.menu'))
    expect(await textsOf(null)).toEqual(await textsOf(html))
    expect(await preferences.seen()).toEqual({ looks: ['en dark'], hasText: false })
    await expect(preferences.ground).toHaveCSS('background-color', GROUND.dark)

    await context.route(/\/(?:en)?$/, (route) =>
      route.fulfill({
        path: path.resolve('dist/client/index.html'),
        contentType: 'text/html; charset=utf-8',
      }),
    )
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await preferences.open(english('nav.menu'))
    await expect(preferences.language('en')).toBeChecked()
    await expect(preferences.theme('dark')).toBeChecked()
    expect(await preferences.seen()).toEqual({ looks: ['en dark'], hasText: false })
  },
)
