import type { Locator, Page } from '@playwright/test'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'

const list = (page: Page, name: string) => page.getByRole('listbox', { name })
const found = (page: Page) => list(page, t('suggestions.label'))
const recent = (page: Page) => list(page, t('suggestions.recent'))
const catalogueField = (page: Page) => page.getByRole('combobox', { name: t('header.search') })
/** Twice through the longest list there is. */
const MOST_STEPS = 30
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]')

/** Chooses as the device does: by a finger, or by the keys alone. */
async function choose(page: Page, option: Locator, hasTouch: boolean): Promise<void> {
  if (hasTouch) return option.tap()
  // Round and round, as products may come in between; each step is waited for.
  for (
    let step = 0;
    step < MOST_STEPS && (await option.getAttribute('aria-selected')) !== 'true';
    step += 1
  ) {
    const before = await catalogueField(page).getAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await expect(catalogueField(page)).not.toHaveAttribute('aria-activedescendant', before ?? '')
  }
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

test('HEAD-02 a typed name suggests its product, which opens over what was searched', async ({
  page,
  catalogue,
  modal,
  hasTouch,
  request,
}) => {
  const { name } = await findProduct(request, 'with a name', () => true)
  await catalogue.open()
  await catalogue.search.pressSequentially(name)
  const option = found(page)
    .getByRole('option', { name: literal(name) })
    .first()
  await expect(option).toBeVisible()
  await expect(catalogue.search).toHaveAttribute('aria-expanded', 'true')
  await expect(option.locator('mark').first()).toBeVisible()
  await choose(page, option, hasTouch)
  await expect(modal.dialog).toBeVisible()
  await expect(page).toHaveURL(/\/product\//)
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  // The focus is back in the field, and what was chosen from doesn't open again by that.
  await expect(found(page)).toBeHidden()
})

for (const typed of ['ღვინ', 'ghvin']) {
  test(`HEAD-02 CAT-10 „${typed}“ suggests a category, which takes the search's place`, async ({
    page,
    catalogue,
    hasTouch,
  }) => {
    await catalogue.open()
    await catalogue.search.pressSequentially(typed)
    const category = found(page)
      .getByRole('group', { name: t('suggestions.categories') })
      .getByRole('option')
      .first()
    await expect(category).toBeVisible()
    const title = (await category.textContent()) ?? ''
    await choose(page, category, hasTouch)
    await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ category: title })}`)
    await expect(catalogue.search).toHaveValue('')
    await expect(catalogue.category(title)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('listbox')).toBeHidden()
  })
}

test('HEAD-02 the last searches are offered in an empty field, and can be forgotten one by one and all', async ({
  page,
  catalogue,
  hasTouch,
}) => {
  await catalogue.open()
  for (const search of ['თაფლი', 'ჩაი', 'ღვინო']) {
    await catalogue.search.fill(search)
    await catalogue.search.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === search)
  }
  await page.reload()
  await expect(catalogue.cards.first()).toBeVisible()
  await catalogue.search.fill('')
  const searches = recent(page).getByRole('option')
  await expect(searches).toHaveText(['ღვინო', 'ჩაი', 'თაფლი', t('suggestions.recentClear')])
  if (hasTouch) {
    await page.getByRole('button', { name: t('suggestions.recentRemove', { search: 'ჩაი' }) }).tap()
  } else {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
  }
  await expect(searches).toHaveText(['ღვინო', 'თაფლი', t('suggestions.recentClear')])
  await choose(page, searches.nth(1), hasTouch)
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'თაფლი')
  await expect(catalogue.search).toHaveValue('თაფლი')
  await expect(page.getByRole('listbox')).toBeHidden()
  await catalogue.search.fill('')
  await choose(page, searches.last(), hasTouch)
  await expect(recent(page)).toBeHidden()
  await page.reload()
  await catalogue.search.focus()
  await expect(catalogue.search).toHaveValue('')
  await expect(recent(page)).toBeHidden()
})

test('HEAD-02 suggestions that could not be fetched for want of a connection come with it, to what is typed', async ({
  page,
  context,
  catalogue,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await catalogue.open()
  await context.setOffline(true)
  await catalogue.search.pressSequentially('თაფლ')
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'თაფლ')
  await expect(found(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(found(page)).toBeVisible()
  await expect(catalogue.search).toBeFocused()
})

test('HEAD-02 Escape closes, then empties; Enter with nothing active searches as ever', async ({
  page,
  catalogue,
}) => {
  await catalogue.open()
  await catalogue.search.pressSequentially('ღვინო')
  await expect(found(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(found(page)).toBeHidden()
  await expect(catalogue.search).toHaveValue('ღვინო')
  await page.keyboard.press('Escape')
  await expect(catalogue.search).toHaveValue('')
  await expect(page).toHaveURL('/')
  await catalogue.search.pressSequentially('თაფლი')
  await expect(found(page)).toBeVisible()
  await expect(active(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(found(page)).toBeHidden()
  await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ search: 'თაფლი' })}`)
})

test('HEAD-02 CAT-10 an older answer that comes late takes nothing away; one text is asked for once', async ({
  page,
  catalogue,
}) => {
  const asked: string[] = []
  const older = Promise.withResolvers<undefined>()
  await page.route(
    (url) => url.pathname === '/v1/products/' && url.searchParams.has('search'),
    async (route) => {
      const search = new URL(route.request().url()).searchParams.get('search') ?? ''
      asked.push(search)
      if (search === 'თაფლი') await older.promise
      // The page may have broken it off by now.
      await route.continue().catch(() => undefined)
    },
  )
  await page.clock.install()
  await catalogue.open()
  const chunk = page.waitForResponse(/SearchSuggestions/)
  await catalogue.search.focus()
  await chunk
  // However slow the machine is: the second text is typed before the first would be sent.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await catalogue.search.fill('თაფლი')
  await expect.poll(() => page.clock.runFor(20).then(() => asked), { intervals: [50] }).toEqual(['თაფლი'])
  await catalogue.search.fill('ღვინო')
  await page.clock.resume()
  // The category stands there before its products.
  const wine = found(page)
    .getByRole('option', { name: /ღვინო.*₾/ })
    .first()
  await expect(wine).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'ღვინო')
  const before = await found(page).getByRole('option').allTextContents()
  older.resolve(undefined)
  await page.unrouteAll({ behavior: 'wait' })
  await expect(found(page).getByRole('option')).toHaveText(before)
  await expect(page.getByRole('main').getByRole('link', { name: 'ღვინო' }).first()).toBeVisible()
  expect(asked).toEqual(['თაფლი', 'ღვინო'])
})

test('CAT-08 without a connection nothing is suggested and nothing is said', async ({
  page,
  catalogue,
  problems,
  toasts,
}) => {
  problems.expect(/Failed to load resource/)
  await catalogue.open()
  await catalogue.search.pressSequentially('ღვინო')
  await expect(found(page)).toBeVisible()
  await page.route('**/v1/products/**', (route) => route.abort())
  await catalogue.search.fill('ჩურჩხელა')
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'ჩურჩხელა')
  await expect(page.getByText(t('catalogue.failed'))).toBeVisible()
  await expect(found(page)).toBeHidden()
  await expect(toasts.getByRole('listitem')).toHaveCount(0)
})
