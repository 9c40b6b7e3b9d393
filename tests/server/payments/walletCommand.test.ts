import { expect, test, vi } from 'vitest'
import { walletCommand } from '../../../server/src/cli/commands/wallet.ts'
import { runShop } from '../../../server/src/cli/runShop.ts'
import { users } from '../../../server/src/db/schema.ts'
import { newId } from '../../../server/src/ids.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { testDatabase } from '../support/testDatabase.ts'
import { eachRow } from '../support/eachRow.ts'

const { db, url } = await testDatabase()
await db.insert(users).values({ id: newId(), email: 'nino@example.ge' })
const dataDir = temporaryFolder()

/** Carries out `shop wallet …`: its exit code, and what it wrote. */
async function wallet(...argv: string[]) {
  vi.stubEnv('DATABASE_URL', url)
  vi.stubEnv('DATA_DIR', dataDir)
  let out = ''
  let notice = ''
  const code = await runShop([walletCommand], ['wallet', ...argv], {
    out: async (text) => {
      out += text
    },
    notice: (text) => (notice += text),
    terminal: false,
  })
  return [code, out, notice.split('\n')[0]]
}

test('CHECK-04 `shop wallet` adds money, takes it out and shows the balance', async () => {
  expect(await wallet('show', 'nino@example.ge')).toEqual([0, '₾0.00\n', ''])
  expect(await wallet('add', ' Nino@Example.ge', '25.50', '--note', 'gift')).toEqual([0, '₾25.50\n', ''])
  expect(await wallet('take', 'nino@example.ge', '5')).toEqual([0, '₾20.50\n', ''])
  expect(await wallet('take', 'nino@example.ge', '20.51')).toEqual([1, '', 'The balance is lower than that.'])
  expect(await wallet('show', 'nino@example.ge')).toEqual([0, '₾20.50\n', ''])
  expect(await wallet('add', 'nobody@example.ge', '1')).toEqual([
    1,
    '',
    'There is no customer nobody@example.ge.',
  ])
})

test('a wrong call of `shop wallet` changes nothing', () =>
  eachRow(
    [
      [['empty', 'nino@example.ge'], '"empty" is not one of show, add, take.'],
      [['add', 'nino@example.ge'], 'The amount must be in GEL, such as 25 or 25.50.'],
      [['add', 'nino@example.ge', '-5'], "Unknown option '-5'."],
      [['add', 'nino@example.ge', '0'], 'The amount must be in GEL, such as 25 or 25.50.'],
      [['add', 'nino@example.ge', '1.005'], 'The amount must be in GEL, such as 25 or 25.50.'],
      [['add', 'nino@example.ge', '5 GEL'], 'The amount must be in GEL, such as 25 or 25.50.'],
      [['show', 'nino@example.ge', '5'], '"shop wallet show": unexpected argument "5".'],
      [['show'], '"shop wallet" needs show|add|take.'],
    ],
    async (argv, sentence) => {
      expect(await wallet(...argv)).toEqual([2, '', sentence])
    },
  ))
