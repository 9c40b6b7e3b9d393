import { expect, test } from './support/mapTest.ts'
import { PageLedger } from './support/pageLedger.ts'
import { t } from './support/texts.ts'

test(
  'MAP-01 fifty openings leave no graphics context, worker or listener behind',
  { tag: '@full' },
  async ({ page, openBook, book, picker }) => {
    // Each opening has its own timeout; how long fifty take depends on the machine.
    test.setTimeout(0)
    const ledger = await PageLedger.of(page)
    await page.reload()
    await openBook()
    const visit = async (times: number) => {
      for (let n = 0; n < times; n += 1) {
        await book.add.press('Enter')
        await expect(picker.zoomIn).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(picker.dialog).toBeHidden()
        await expect(book.add).toBeFocused()
      }
    }
    // The first openings also load what stays in memory.
    await visit(5)
    const before = await ledger.read()
    await visit(50)
    const after = await ledger.read()
    expect(after.contextsMade - before.contextsMade).toBe(50)
    expect(after.contextsAlive).toBe(0)
    expect(after.workers).toBe(0)
    // A leak would keep at least one per opening.
    expect(after.listeners - before.listeners).toBeLessThan(25)
    expect(after.nodes - before.nodes).toBeLessThan(25)
    expect(after.heapBytes - before.heapBytes).toBeLessThan(5_000_000)
    await expect(page.getByText(t('map.initFailed'))).toHaveCount(0)
  },
)
