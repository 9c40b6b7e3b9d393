import { auditPartSchema, staffListSchema, staffMemberSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../../server/src/db/schema.ts'
import { auditLog, staff } from '../../../server/src/db/staffSchema.ts'
import { staffApp } from './staffApp.ts'

const { db, customer, member } = await staffApp()
beforeEach(async () => {
  await db.delete(staff)
  await db.delete(auditLog)
})

const PATH = '/v1/admin/staff/'

async function emailOf(id: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, id))
  return user?.email ?? ''
}

const roles = async () =>
  Object.fromEntries((await db.select().from(staff)).map(({ userId, role }) => [userId, role]))

test('an owner gives a customer a role, changes it and takes it away; each change is in the audit log', async () => {
  const owner = await member('owner')
  const { buyer, ...asked } = await customer()
  const email = await emailOf(buyer.id)
  const granted = await owner.put(PATH, { email: ` ${email.toUpperCase()} `, role: 'courier' })
  expect(staffMemberSchema.parse(granted.json())).toMatchObject({ id: buyer.id, email, role: 'courier' })
  expect((await asked.get('/v1/admin/me/')).json()).toMatchObject({ id: buyer.id, role: 'courier' })
  await owner.put(PATH, { email, role: 'manager' })
  await owner.put(PATH, { email, role: 'manager' })
  const listed = staffListSchema.parse((await owner.get(PATH)).json()).results
  expect(new Map(listed.map(({ id, role }) => [id, role]))).toEqual(
    new Map([
      [owner.buyer.id, 'owner'],
      [buyer.id, 'manager'],
    ]),
  )
  expect((await owner.delete(`${PATH}${buyer.id}/`)).statusCode).toBe(204)
  expect((await asked.get('/v1/admin/me/')).statusCode).toBe(403)
  expect((await owner.delete(`${PATH}${buyer.id}/`)).statusCode).toBe(404)
  const log = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json())
  const entry = (action: string, before: object | null, after: object | null) => ({
    ...{ action, before, after, role: 'owner', subject: { kind: 'staff', id: buyer.id } },
    actor: expect.objectContaining({ id: owner.buyer.id }) as object,
  })
  expect(log).toMatchObject({
    next: null,
    results: [
      entry('staff.revoke', { role: 'manager' }, null),
      entry('staff.grant', { role: 'courier' }, { role: 'manager' }),
      entry('staff.grant', null, { role: 'courier' }),
    ],
  })
})

test('a role for an unknown customer, or an unknown role, is refused', async () => {
  const owner = await member('owner')
  const nobody = await owner.put(PATH, { email: 'nobody@example.ge', role: 'manager' })
  expect(nobody.statusCode).toBe(400)
  expect(nobody.json()).toEqual({ email: ['ამ ელფოსტით არავინ არის რეგისტრირებული.'] })
  expect((await owner.put(PATH, { email: 'x@example.ge', role: 'king' })).statusCode).toBe(400)
})

test('a shop keeps an owner, also when two leave at once', async () => {
  const first = await member('owner')
  const leave = (asked: typeof first) => asked.delete(`${PATH}${asked.buyer.id}/`)
  const refused = await leave(first)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toEqual({ detail: 'მაღაზიას ერთი მფლობელი მაინც უნდა ჰყავდეს.' })
  const email = await emailOf(first.buyer.id)
  expect((await first.put(PATH, { email, role: 'manager' })).statusCode).toBe(409)
  const second = await member('owner')
  const left = await Promise.all([leave(first), leave(second)])
  expect(left.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
  expect(Object.values(await roles())).toEqual(['owner'])
})

test('a long audit log has parts', async () => {
  const owner = await member('owner')
  const { buyer } = await customer()
  const email = await emailOf(buyer.id)
  for (let at = 0; at < 51; at += 1)
    await owner.put(PATH, { email, role: at % 2 === 0 ? 'courier' : 'manager' })
  const part = async (query: string) =>
    auditPartSchema.parse((await owner.get(`/v1/admin/audit/${query}`)).json())
  const { next, results } = await part('')
  expect(results).toHaveLength(50)
  const rest = await part(`?after=${next}`)
  expect(rest).toMatchObject({ next: null, results: [{ before: null, after: { role: 'courier' } }] })
  expect(await part('?after=nonsense')).toEqual({ next: null, results: [] })
})

test('an id in capitals is the same one: the last owner stays, and the log has the id as it is stored', async () => {
  const owner = await member('owner')
  const manager = await member('manager')
  expect((await owner.delete(`${PATH}${owner.buyer.id.toUpperCase()}/`)).statusCode).toBe(409)
  expect(await roles()).toMatchObject({ [owner.buyer.id]: 'owner' })
  expect((await owner.delete(`${PATH}${manager.buyer.id.toUpperCase()}/`)).statusCode).toBe(204)
  const log = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json())
  expect(log.results).toMatchObject([{ subject: { kind: 'staff', id: manager.buyer.id } }])
})
