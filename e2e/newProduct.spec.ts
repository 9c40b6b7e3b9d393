import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { logInByCookies } from './support/account.ts'
import { png } from './support/png.ts'
import { OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'

const t = createAdminTranslate(adminKa)

const photo = (name: string, shade: number) => ({
  name,
  mimeType: 'image/png',
  buffer: png(64, [shade, 90, 40]),
})

// The product stays hidden, since the other journeys share the shop.
test(
  'an owner adds a product from three pictures, a reload loses nothing, and deletes it again',
  { tag: '@both' },
  async ({ page, context, baseURL }) => {
    const name = `ქვევრი ${crypto.randomUUID().slice(0, 8)}`
    const nameField = page.getByRole('textbox', { name: t('admin.product.name'), exact: true })
    const alt = page.getByRole('textbox', { name: t('admin.product.alt', { number: 2 }) })
    const pictures = page.getByRole('list', { name: t('admin.product.pictures') }).getByRole('listitem')
    await logInByCookies(context, OWNER, baseURL ?? '')
    const task = await countTaps(page)
    await page.goto('/admin/products')
    await task('a product is added from three pictures', 9, async () => {
      await page.getByRole('link', { name: t('admin.products.new') }).click()
      await nameField.fill(name)
      const chosen = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: t('admin.product.choose') }).click()
      await (await chosen).setFiles([photo('1.png', 20), photo('2.png', 120), photo('3.png', 220)])
      await expect(pictures).toHaveCount(3)
      const third = t('admin.product.picture', { number: 3 })
      await page.getByRole('button', { name: t('admin.row.earlier', { name: third }) }).click()
      await alt.fill('ქვევრი ზემოდან')

      await page.reload()
      await expect(pictures).toHaveCount(3)
      await expect(nameField).toHaveValue(name)
      await expect(alt).toHaveValue('ქვევრი ზემოდან')

      await page.getByRole('textbox', { name: t('admin.products.price'), exact: true }).fill('120,50')
      await page.getByRole('textbox', { name: t('admin.products.stock'), exact: true }).fill('3')
      await page.getByRole('checkbox', { name: t('admin.product.publishedLabel') }).uncheck()
      await page.getByRole('button', { name: t('admin.product.create'), exact: true }).click()
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    })

    await page.goto(`/admin/products?search=${encodeURIComponent(name)}`)
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('120,5')
    await row.getByRole('link', { name }).click()
    await page.getByRole('button', { name: t('admin.product.delete'), exact: true }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: t('admin.product.delete') }).click()
    await expect(page.getByText(t('admin.product.deleted'))).toBeVisible()
    await expect(page.getByText(t('admin.products.noneFound'))).toBeVisible()
  },
)
