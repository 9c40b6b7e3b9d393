import { adminKa, createAdminTranslate } from '@dukani/i18n'
import { logInByCookies } from './support/account.ts'
import { addHiddenProduct, OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect, test } from './support/test.ts'

const t = createAdminTranslate(adminKa)

test(
  'the stock of a shelf with three products is counted by typing their codes',
  { tag: '@both' },
  async ({ page, context, request, baseURL }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const named = (name: string) => `${name} ${mark}`
    const [jug, bowl, wine] = [named('დოქი'), named('ჯამი'), named('ჭაჭა')] as const
    const { id } = await addHiddenProduct(request, {
      ...{ name: jug, price: 20, stock_change: 4, barcode: `J-${mark}` },
    })
    await addHiddenProduct(request, { name: bowl, price: 9, stock_change: 2, barcode: `B-${mark}` })
    const large = { id: null, value: '1 ლ', sku: `W-${mark}`, price: 30, old_price: null, stock_change: 5 }
    await addHiddenProduct(request, { name: wine, price: 30, specifications: [large] })
    await logInByCookies(context, OWNER, baseURL ?? '')
    const task = await countTaps(page)

    await page.goto('/admin/stock')
    const code = page.getByRole('textbox', { name: t('admin.stock.code') })
    const pieces = (name: string) => page.getByRole('textbox', { name: t('admin.stock.countedOf', { name }) })
    const scan = async (typed: string, name: string, count: string) => {
      await code.fill(typed)
      await code.press('Enter')
      await expect(code).toHaveValue('')
      await expect(pieces(name)).toHaveValue(count)
    }
    await task('the stock of a shelf is counted', 10, async () => {
      await scan(`J-${mark}`, jug, '1')
      await scan(`B-${mark}`, bowl, '1')
      await scan(`B-${mark}`, bowl, '2')
      await page.reload()
      await scan(`W-${mark}`, `${wine} (1 ლ)`, '1')
      await pieces(jug).fill('3')
      await pieces(`${wine} (1 ლ)`).fill('7')

      await page.getByRole('button', { name: t('admin.stock.toReview') }).click()
      const review = page.getByRole('list', { name: t('admin.stock.review') })
      const row = (name: string) => review.getByRole('listitem').filter({ hasText: name })
      await expect(row(jug)).toContainText(t('admin.stock.difference', { difference: '−1' }))
      await expect(row(bowl)).toContainText(t('admin.stock.same'))
      await expect(row(wine)).toContainText(t('admin.stock.difference', { difference: '+2' }))
      await page.getByRole('button', { name: t('admin.stock.apply') }).click()
      await expect(page.getByText(t('admin.stock.done'))).toBeVisible()
    })

    await page.goto(`/admin/products/${String(id)}`)
    const movements = page.getByRole('list', { name: t('admin.stock.movements') })
    await expect(movements.getByRole('listitem').first()).toContainText(t('admin.stock.reason.count'))
    await expect(movements.getByRole('listitem').first()).toContainText('−1 → 3')
  },
)
