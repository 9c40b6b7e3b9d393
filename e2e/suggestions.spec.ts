import type { Page } from '@playwright/test'
import { findProduct } from './support/products.ts'
import { expect, test } from './support/test.ts'
import { literal, t } from './support/texts.ts'

const list = (page: Page, name: string) => page.getByRole('listbox', { name })
const found = (page: Page) => list(page, t('suggestions.label'))
const recent = (page: Page) => list(page, t('suggestions.recent'))

test('HEAD-02 by keys: a typed name suggests its product, which opens over what was searched; Escape closes, then empties', async ({
  page,
  catalogue,
  modal,
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
  // Steps until it is reached, since other products may be suggested first; each step is awaited.
  while ((await option.getAttribute('aria-selected')) !== 'true') {
    const before = (await catalogue.search.getAttribute('aria-activedescendant')) ?? ''
    await page.keyboard.press('ArrowDown')
    await expect(catalogue.search).not.toHaveAttribute('aria-activedescendant', before)
  }
  await page.keyboard.press('Enter')
  await expect(modal.heading).toHaveText(name)
  await expect(page).toHaveURL(/\/product\//)
  await page.keyboard.press('Escape')
  await expect(modal.dialog).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  // The focus returns to the field without reopening the suggestions.
  await expect(found(page)).toBeHidden()

  await catalogue.search.fill('ღვინო')
  await expect(found(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(found(page)).toBeHidden()
  await expect(catalogue.search).toHaveValue('ღვინო')
  await page.keyboard.press('Escape')
  await expect(catalogue.search).toHaveValue('')
  await expect(page).toHaveURL('/')
  await page.keyboard.type('თაფლი')
  await expect(found(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(found(page)).toBeHidden()
  await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ search: 'თაფლი' })}`)
})

test(
  'HEAD-02 CAT-10 by touch: Latin letters suggest a category, which takes the search’s place; the last search is offered in an empty field',
  { tag: '@phone' },
  async ({ page, catalogue, hasTouch }) => {
    await catalogue.open()
    await catalogue.search.fill('თაფლი')
    await catalogue.search.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === 'თაფლი')
    await page.reload()
    await expect(catalogue.cards.first()).toBeVisible()
    await catalogue.search.fill('')
    await expect(recent(page).getByRole('option')).toHaveText(['თაფლი', t('suggestions.recentClear')])

    await catalogue.search.pressSequentially('ghvin')
    const category = found(page)
      .getByRole('group', { name: t('suggestions.categories') })
      .getByRole('option')
      .first()
    await expect(category).toBeVisible()
    const title = (await category.textContent()) ?? ''
    await (hasTouch ? category.tap() : category.click())
    await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ category: title })}`)
    await expect(catalogue.search).toHaveValue('')
    await expect(catalogue.category(title)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('listbox')).toBeHidden()
  },
)
