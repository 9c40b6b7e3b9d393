import { expect, test } from 'vitest'
import { categories } from '../../../server/src/db/schema.ts'
import { readSnapshot } from '../../../server/src/db/transaction.ts'
import { newId } from '../../../server/src/ids.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { db } = await testDatabase()
const category = () => ({ id: newId(), title: newId(), position: 1 })

test('a snapshot is of one moment, and nothing is written in it', async () => {
  const before = await db.$count(categories)
  const counts = await readSnapshot(db, async (snapshot) => {
    const first = await snapshot.$count(categories)
    await db.insert(categories).values(category())
    return [first, await snapshot.$count(categories)]
  })
  expect(counts).toEqual([before, before])
  expect(await db.$count(categories)).toBe(before + 1)
  await expect(
    readSnapshot(db, (snapshot) => snapshot.insert(categories).values(category())),
  ).rejects.toMatchObject({ cause: { code: '25006' } })
})
