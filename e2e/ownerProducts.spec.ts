import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { logInByCookies } from './support/account.ts'
import { addHiddenProduct, headersOf, OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'

const t = createAdminTranslate(adminKa)

/** Products whose prices are raised together. */
const MANY = 200
const AT_ONCE = 10

test(
  'an owner’s tasks with products: 200 prices up by 7 % to ….90 and back, a price and a stock in the list, categories',
  { tag: '@both' },
  async ({ page, context, request, baseURL }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const named = (index: number) => `თასი ${mark} ${index}`
    const headers = await headersOf(request, OWNER)
    for (let index = 0; index < MANY; index += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, next) =>
          addHiddenProduct(request, { name: named(index + next), price: 10, stock_change: 4 }, headers),
        ),
      )
    await logInByCookies(context, OWNER, baseURL ?? '')
    const task = await countTaps(page)
    const edit = (name: string, label: 'admin.products.price' | 'admin.products.stock', value: string) =>
      page.getByRole('button', { name: t('admin.products.edit', { name, label: t(label), value }) })
    const search = async (text: string) => {
      await page.getByRole('textbox', { name: t('admin.products.search') }).fill(text)
      await page.keyboard.press('Enter')
    }
    await page.goto('/admin/products')

    await task(`${MANY} prices go up by 7 % and end with 90`, 8, async () => {
      await search(mark)
      await expect(page.getByText(named(MANY - 1)).first()).toBeVisible()
      await page.getByRole('link', { name: t('admin.bulk') }).click()
      await page.getByRole('radio', { name: t('admin.bulk.up') }).check()
      await page.getByRole('textbox', { name: t('admin.bulk.value') }).fill('7')
      await page
        .getByRole('combobox', { name: t('admin.bulk.rounding') })
        .selectOption({ label: t('admin.bulk.rounding.to90') })
      await page.getByRole('button', { name: t('admin.bulk.preview') }).click()
      await page.getByRole('button', { name: t('admin.bulk.apply', { count: MANY }) }).click()
      await expect(page.getByText(t('admin.bulk.count.applied', { count: MANY }))).toBeVisible()
    })
    const products = `/admin/products?search=${mark}`
    await page.goto(products)
    await expect(edit(named(MANY - 1), 'admin.products.price', '10,9')).toBeVisible()
    await page.goBack()
    await task('they go back', 1, async () => {
      await page.getByRole('button', { name: t('admin.bulk.undo', { count: MANY }) }).click()
      await expect(page.getByText(t('admin.bulk.count.undone', { count: MANY }))).toBeVisible()
    })
    await page.goto(products)
    const one = named(MANY - 1)
    await task('a price is changed in the list', 3, async () => {
      await edit(one, 'admin.products.price', '10').click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('12,50')
      await page.keyboard.press('Enter')
      await expect(edit(one, 'admin.products.price', '12,5')).toBeVisible()
    })
    await task('a stock is changed in the list', 3, async () => {
      await edit(one, 'admin.products.stock', '4').click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('7')
      await page.keyboard.press('Enter')
      await expect(edit(one, 'admin.products.stock', '7')).toBeVisible()
    })
    const shown = page.getByRole('checkbox', { name: t('admin.products.publishedOf', { name: one }) })
    // Not `check`: it changes with the server's answer.
    await task('a product is shown to shoppers', 1, async () => {
      await shown.click()
      await expect(shown).toBeChecked()
    })
    await task('a product is hidden', 1, async () => {
      await shown.click()
      await expect(shown).not.toBeChecked()
    })

    await page.goto('/admin/categories')
    const title = `თიხა ${mark}`
    await task('a category is added', 2, async () => {
      await page.getByRole('textbox', { name: t('admin.categories.title'), exact: true }).fill(title)
      await page.getByRole('button', { name: t('admin.categories.create') }).click()
      await expect(page.getByText(t('admin.categories.created', { title }))).toBeVisible()
    })
    const renamed = `კერამიკა ${mark}`
    await task('a category is renamed', 3, async () => {
      await page.getByRole('button', { name: t('admin.categories.edit', { title }) }).click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(renamed)
      await page.keyboard.press('Enter')
      await expect(
        page.getByRole('button', { name: t('admin.categories.edit', { title: renamed }) }),
      ).toBeVisible()
    })
    await task('a category is deleted', 2, async () => {
      await page.getByRole('button', { name: t('admin.categories.delete', { title: renamed }) }).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: t('admin.categories.deleteYes') }).click()
      await expect(page.getByText(renamed)).toHaveCount(0)
    })
  },
)
