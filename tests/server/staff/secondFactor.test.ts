import {
  auditPartSchema,
  newSecretSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  staffListSchema,
} from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { recoveryCodes, secondFactors } from '../../../server/src/db/staffSchema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { removeRole } from '../../../server/src/modules/staff/repository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { loggedIn, PASSWORD, userIdOf, withBearer } from '../support/customer.ts'
import type { Shopper } from '../support/shopper.ts'
import {
  codeOf,
  give,
  me,
  nextStep,
  PATH,
  secondFactorApp,
  switchedOn,
  WRONG_CODE,
} from './secondFactorApp.ts'

const { db, customer, member, elsewhere, changesOf } = await secondFactorApp()

const NEEDED = { detail: 'შეიყვანეთ აპლიკაციის კოდი.', code: 'second_factor' }
const state = async (asked: Shopper) => secondFactorSchema.parse((await asked.get(PATH)).json())

test('it is switched on with the password and a first code, and then needed in every other session', async () => {
  const manager = await member('manager')
  const other = await elsewhere(manager)
  expect(await state(manager)).toEqual({ since: null, recovery_codes_left: 0 })
  expect(await me(manager)).toMatchObject({ second_factor: false, code_needed: false })

  const refused = await manager.post(`${PATH}secret/`, { password: 'wrong password' })
  expect([refused.statusCode, refused.json()]).toEqual([400, { password: ['პაროლი არასწორია.'] }])
  const { address, secret } = newSecretSchema.parse(
    (await manager.post(`${PATH}secret/`, { password: PASSWORD })).json(),
  )
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  // It isn't on yet.
  expect((await other.get('/v1/admin/orders/')).statusCode).toBe(200)
  const wrong = await manager.post(`${PATH}on/`, { code: codeOf(secret, 5) })
  expect([wrong.statusCode, wrong.json()]).toEqual([400, WRONG_CODE])
  const typed = codeOf(secret).replace(/^.../, '$& ')
  const confirmed = await manager.post(`${PATH}on/`, { code: typed })
  const { recovery_codes } = recoveryCodesSchema.parse(confirmed.json())
  expect(recovery_codes).toHaveLength(10)

  expect((await manager.get('/v1/admin/orders/')).statusCode).toBe(200)
  expect(await state(manager)).toMatchObject({ since: expect.any(String) as string, recovery_codes_left: 10 })
  expect(await me(manager)).toMatchObject({ second_factor: true, code_needed: false })
  expect(await me(other)).toMatchObject({ second_factor: true, code_needed: true })
  for (const path of ['/v1/admin/orders/', '/v1/admin/events/', PATH]) {
    const answer = await other.get(path)
    expect([answer.statusCode, answer.json()], path).toEqual([403, NEEDED])
  }
  for (const path of ['secret/', 'off/', 'recovery-codes/'])
    expect((await other.post(PATH + path, { password: PASSWORD, code: '000000' })).json(), path).toEqual(
      NEEDED,
    )
  // The shop itself doesn't ask for it.
  expect((await other.get('/v1/orders/')).statusCode).toBe(200)
  expect((await manager.post(`${PATH}secret/`, { password: PASSWORD })).statusCode).toBe(409)
  expect((await manager.post(`${PATH}on/`, { code: '000000' })).statusCode).toBe(409)

  // The secret and the recovery codes are stored unreadably.
  const stored = JSON.stringify([
    await db.select().from(secondFactors),
    await db.select().from(recoveryCodes),
  ])
  for (const readable of [secret, ...recovery_codes]) expect(stored).not.toContain(readable)
  expect(await changesOf(manager)).toEqual([{ action: 'staff.secondFactorOn', before: null, after: null }])
})

test('a secret is confirmed within 15 minutes, and the last one counts', async () => {
  const courier = await member('courier')
  const begin = async () =>
    newSecretSchema.parse((await courier.post(`${PATH}secret/`, { password: PASSWORD })).json()).secret
  expect((await courier.post(`${PATH}on/`, { code: '000000' })).statusCode).toBe(409)
  const [first, second] = [await begin(), await begin()]
  expect((await courier.post(`${PATH}on/`, { code: codeOf(first) })).statusCode).toBe(400)
  await db
    .update(secondFactors)
    .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
    .where(eq(secondFactors.userId, String(courier.user.id)))
  const late = await courier.post(`${PATH}on/`, { code: codeOf(second) })
  expect([late.statusCode, late.json()]).toEqual([409, { detail: 'დრო გავიდა. დაიწყეთ თავიდან.' }])
  expect(await me(courier)).toMatchObject({ second_factor: false, code_needed: false })
})

test('a session keeps it when its token is renewed, and loses it at the logout', async () => {
  const manager = await member('manager')
  const { secret } = await switchedOn(manager)
  const other = await elsewhere(manager)
  nextStep()
  expect(await give(other, codeOf(secret))).toBe(204)
  const renewed = await other.post('/v1/accounts/token/refresh/')
  const { access } = renewed.json<{ access: string }>()
  expect(access).not.toBe(other.accessToken)
  const later = withBearer(other, access)
  expect((await later.get('/v1/admin/orders/')).statusCode).toBe(200)
  await later.post('/v1/accounts/logout/')
  const again = await loggedIn(later, { email: manager.user.email, password: PASSWORD })
  expect((await again.get('/v1/admin/orders/')).json()).toEqual(NEEDED)
})

test('it is switched off, and its recovery codes renewed, with the password and a code', async () => {
  const manager = await member('manager')
  const { secret, codes } = await switchedOn(manager)
  nextStep()
  const refused = await manager.post(`${PATH}off/`, { password: 'wrong password', code: codeOf(secret) })
  expect([refused.statusCode, refused.json()]).toEqual([400, { password: ['პაროლი არასწორია.'] }])
  const wrong = await manager.post(`${PATH}off/`, { password: PASSWORD, code: 'ABCD-EFGH' })
  expect([wrong.statusCode, wrong.json()]).toEqual([400, WRONG_CODE])
  const given = { password: PASSWORD, code: codeOf(secret) }
  const renewed = recoveryCodesSchema.parse((await manager.post(`${PATH}recovery-codes/`, given)).json())
  expect(renewed.recovery_codes).toHaveLength(10)
  expect((await manager.post(`${PATH}off/`, given)).statusCode).toBe(400)
  const [old = ''] = codes
  expect((await manager.post(`${PATH}off/`, { password: PASSWORD, code: old })).statusCode).toBe(400)
  const [code = ''] = renewed.recovery_codes
  const other = await elsewhere(manager)
  expect((await manager.post(`${PATH}off/`, { password: PASSWORD, code })).statusCode).toBe(204)
  expect(await state(other)).toEqual({ since: null, recovery_codes_left: 0 })
  // Whoever still sees the page that asks for a code goes on.
  expect(await give(other, '000000')).toBe(204)
  expect((await changesOf(manager)).map(({ action }) => action)).toEqual([
    ...['staff.secondFactorOn', 'staff.recoveryCodes', 'staff.recoveryCode', 'staff.secondFactorOff'],
  ])
  // Sessions that had it before don't have it after it is switched on again.
  await switchedOn(other)
  expect(await me(manager)).toMatchObject({ code_needed: true })
})

test('an owner switches another member’s off, not their own; a lost role ends it, too', async () => {
  const owner = await member('owner')
  const manager = await member('manager')
  await switchedOn(manager)
  await switchedOn(owner)
  const other = await elsewhere(manager)
  const listed = staffListSchema.parse((await owner.get('/v1/admin/staff/')).json()).results
  expect(listed.find(({ id }) => id === manager.user.id)).toMatchObject({ second_factor: true })
  const reset = (id: unknown) => owner.delete(`/v1/admin/staff/${String(id)}/second-factor/`)
  expect((await reset(owner.user.id)).statusCode).toBe(409)
  expect((await reset(String(owner.user.id).toUpperCase())).statusCode).toBe(409)
  expect((await reset(String(manager.user.id).toUpperCase())).statusCode).toBe(204)
  expect((await reset(manager.user.id)).statusCode).toBe(404)
  expect((await reset('nobody')).statusCode).toBe(404)
  expect((await other.get('/v1/admin/orders/')).statusCode).toBe(200)
  const [entry] = auditPartSchema.parse((await owner.get('/v1/admin/audit/')).json()).results
  expect(entry).toMatchObject({
    ...{ action: 'staff.secondFactorReset', subject: { kind: 'staff', id: manager.user.id } },
    actor: { id: owner.user.id },
  })
  await switchedOn(other)
  const userId = userIdOf(manager.accessToken)
  await inTransaction(db, (transaction) => removeRole(transaction, userId))
  expect(await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))).toEqual([])
  expect(await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).toEqual([])
})

test('an event stream of another session ends when it is switched on, before the next event is sent', async () => {
  const manager = await member('manager')
  const other = await elsewhere(manager)
  const stream = (await other.get('/v1/admin/events/', { payloadAsStream: true })).stream()
  await switchedOn(manager)
  const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 10 })
  await (await customer()).ordered([{ productId: jug.id, quantity: 1 }], 2_000)
  expect(await text(stream)).not.toContain('data:')
})
