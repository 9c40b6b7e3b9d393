import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { staffCommand } from '../../../server/src/cli/commands/staff.ts'
import { users } from '../../../server/src/db/schema.ts'
import { auditLog, secondFactors } from '../../../server/src/db/staffSchema.ts'
import { orderApp } from '../orders/orderApp.ts'
import { shopRun } from './shopRun.ts'

const { db, url, customer } = await orderApp()
const shop = shopRun([staffCommand], url)

test('the first owner is granted by the command line, which keeps one, and records what it did', async () => {
  const { buyer } = await customer()
  await db.update(users).set({ email: 'nino@example.ge' }).where(eq(users.id, buyer.id))
  expect(await shop('staff', 'list')).toMatchObject({ code: 0, out: 'Nobody has a role.\n' })
  expect(await shop('staff', 'grant', 'Nino@example.ge', 'owner')).toMatchObject({
    ...{ code: 0, out: 'nino@example.ge is owner.\n' },
  })
  expect(await shop('staff', 'list')).toMatchObject({ out: 'owner  nino@example.ge\n' })
  expect(await shop('staff', 'revoke', 'nino@example.ge')).toMatchObject({
    ...{ code: 1, out: '', notice: 'A shop needs at least one owner.\n' },
  })
  expect(await db.select().from(auditLog)).toMatchObject([
    { actorId: null, role: null, action: 'staff.grant', subjectId: buyer.id, after: { role: 'owner' } },
  ])
})

test('the command line switches off the second factor of somebody who has lost it', async () => {
  const { buyer } = await customer()
  const email = `${buyer.id}@example.ge`
  await shop('staff', 'grant', email, 'manager')
  expect(await shop('staff', 'reset', email)).toMatchObject({
    ...{ code: 1, notice: `${email} has no second factor.\n` },
  })
  await db.insert(secondFactors).values({ userId: buyer.id, secret: 'sealed', confirmedAt: new Date() })
  expect(await shop('staff', 'reset', email)).toMatchObject({
    ...{ code: 0, out: `The second factor of ${email} is off.\n` },
  })
  expect(await db.select().from(secondFactors).where(eq(secondFactors.userId, buyer.id))).toEqual([])
  const changes = await db.select().from(auditLog).where(eq(auditLog.subjectId, buyer.id))
  expect(changes).toMatchObject([
    { action: 'staff.grant' },
    { actorId: null, action: 'staff.secondFactorReset', before: null, after: null },
  ])
})

test('mistakes are explained', async () => {
  expect(await shop('staff', 'grant', 'nobody@example.ge', 'owner')).toMatchObject({
    ...{ code: 1, notice: 'There is no customer nobody@example.ge.\n' },
  })
  expect((await shop('staff', 'grant', 'nino@example.ge', 'king')).notice).toContain(
    '"king" is not one of owner, manager, courier.',
  )
  expect((await shop('staff', 'grant')).code).toBe(2)
  expect((await shop('staff', 'reset', 'nobody@example.ge', 'owner')).code).toBe(2)
  expect((await shop('staff', 'fire', 'nino@example.ge')).code).toBe(2)
})
