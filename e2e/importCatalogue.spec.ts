import { readFile } from 'node:fs/promises'
import { adminKa, createAdminTranslate } from '@dukani/i18n'
import type { Download, Page } from '@playwright/test'
import { logInByCookies } from './support/account.ts'
import { test } from './support/ownShop.ts'
import { OWNER } from './support/staff.ts'
import { countTaps } from './support/taps.ts'
import { expect } from './support/test.ts'

const t = createAdminTranslate(adminKa)

const HEADER = 'Handle,Title,Published,Variant Inventory Tracker,Variant Inventory Qty,Variant Price'

/** Drops a file onto the page, as from the desktop's folder. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, text]) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([text], file, { type: 'text/csv' }))
      return dropped
    },
    [name, content] as const,
  )
  await page.getByText(t('admin.import.drop')).dispatchEvent('drop', { dataTransfer })
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: t('admin.import.choose') }).click()
  await (await chosen).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

test(
  'an owner imports three products from a file with a bad line, a shopper finds one, and the export has them',
  { tag: '@both' },
  async ({ page, context, catalogue, baseURL, hasTouch }) => {
    const mark = crypto.randomUUID().slice(0, 8)
    const handles = ['a', 'b', 'c'].map((end) => `import-${mark}-${end}`)
    const name = `საწნახელი ${mark}`
    const content = [
      HEADER,
      `${handles[0]},${name},true,shopify,4,120.50`,
      `${handles[1]},ფარული ${mark},false,shopify,4,10`,
      `import-${mark}-bad,უფასო ${mark},false,shopify,4,ufaso`,
      `${handles[2]},მესამე ${mark},false,shopify,4,10`,
    ].join('\n')
    await logInByCookies(context, OWNER, baseURL ?? '')
    const task = await countTaps(page)
    await page.goto('/admin/import')

    await task('a file of products is checked and imported', hasTouch ? 2 : 1, async () => {
      await (hasTouch ? choose : drop)(page, 'goods.csv', content)
      const problems = page.getByRole('list', { name: t('admin.import.problems') })
      await expect(problems).toContainText(t('admin.import.problem', { line: 4 }))
      await page.getByRole('button', { name: t('admin.import.confirm', { count: 3 }) }).click()
      await expect(page.getByText(t('admin.import.doneText'))).toBeVisible()
    })
    await page.reload()
    await expect(page.getByText(t('admin.import.doneText'))).toBeVisible()
    await expect(
      page
        .getByRole('list', { name: t('admin.import.history') })
        .getByRole('link', { name: 'goods.csv' })
        .first(),
    ).toContainText(t('admin.import.counts', { added: 3, changed: 0, skipped: 1 }))

    await test.step('the export and the file of problems are downloaded', async () => {
      const textOf = async (link: string) => {
        // In a tab of its own, which is closed at once: often before it is known, then its opener has the event.
        const downloaded = new Promise<Download>((resolve) => {
          page.once('download', resolve)
          context.once('page', (tab) => tab.once('download', resolve))
        })
        await page.getByRole('link', { name: link }).click()
        const download = await downloaded
        return { file: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
      }
      const whole = await textOf(t('admin.import.export'))
      expect(whole.file).toMatch(/^catalogue-.*\.csv$/)
      for (const handle of handles) expect(whole.text).toContain(`\n${handle},`)
      const problems = await textOf(t('admin.import.download'))
      expect(problems.text).toContain(`\n4,import-${mark}-bad,`)
    })

    await catalogue.open()
    await catalogue.search.fill(name)
    await expect(catalogue.card(name)).toBeVisible()
  },
)
