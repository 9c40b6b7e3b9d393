import { readFile } from 'node:fs/promises'
import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../../server/src/db/staffSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { testDatabase } from '../support/testDatabase.ts'

const { db, pool } = await testDatabase()
const migration = new URL('../../../server/src/db/migrations/0035_reviews_in_audit_log.sql', import.meta.url)

test('a migration removes from the log why reviews were hidden, and nothing else', async () => {
  const entry = (action: string, subjectKind: string, before: object | null, after: object | null) => ({
    ...{ id: newId(), action, subjectKind, subjectId: newId(), before, after, createdAt: new Date() },
  })
  await db
    .insert(auditLog)
    .values([
      entry('review.hide', 'review', { hidden: false }, { hidden: true, reason: 'ნინო' }),
      entry('review.show', 'review', { hidden: true, reason: 'ნინო' }, { hidden: false }),
      entry('review.answer', 'review', null, { answer: 'გმადლობთ' }),
      entry('order.cancel', 'order', { state: 'paid' }, { state: 'cancelled', reason: 'customer' }),
    ])
  await pool.query(await readFile(migration, 'utf8'))
  const left = await db.select().from(auditLog).orderBy(asc(auditLog.id))
  expect(left.map(({ before, after }) => [before, after])).toEqual([
    [{ hidden: false }, { hidden: true }],
    [{ hidden: true }, { hidden: false }],
    [null, { answer: 'გმადლობთ' }],
    [{ state: 'paid' }, { state: 'cancelled', reason: 'customer' }],
  ])
})
