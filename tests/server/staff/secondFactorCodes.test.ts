import { expect, test, vi } from 'vitest'
import { attempts } from '../../../server/src/db/accountSchema.ts'
import { loggedIn, PASSWORD } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { codeOf, give, me, nextStep, PATH, secondFactorApp, switchedOn } from './secondFactorApp.ts'

const built = await secondFactorApp()
const { db, config, member, elsewhere, changesOf } = built

test('a code is accepted one step early and late, and each step once, in order', async () => {
  const manager = await member('manager')
  const { secret } = await switchedOn(manager)
  const other = await elsewhere(manager)
  // The code that switched it on is used up.
  expect(await give(other, codeOf(secret))).toBe(400)
  nextStep()
  nextStep()
  nextStep()
  expect(await give(other, codeOf(secret, -2))).toBe(400)
  expect(await give(other, codeOf(secret, 2))).toBe(400)
  expect(await give(other, codeOf(secret, -1))).toBe(204)
  expect((await other.get('/v1/admin/orders/')).statusCode).toBe(200)
  expect(await give(other, codeOf(secret, -1))).toBe(400)
  expect(await give(other, codeOf(secret, 1))).toBe(204)
  // Earlier steps are over.
  expect(await give(other, codeOf(secret))).toBe(400)
})

test('of two sessions that send the same code at once, one gets in', async () => {
  const manager = await member('manager')
  const { secret, codes } = await switchedOn(manager)
  nextStep()
  for (const code of [codeOf(secret), codes[0] ?? '']) {
    const both = [await elsewhere(manager), await elsewhere(manager)]
    const answers = await Promise.all(both.map((asked) => give(asked, code)))
    expect(answers.toSorted()).toEqual([204, 400])
    const needed = await Promise.all(both.map(async (asked) => (await me(asked)).code_needed))
    expect(needed.toSorted()).toEqual([false, true])
  }
})

test('a recovery code is accepted once, however it is typed, and recorded without the code', async () => {
  const manager = await member('manager')
  const { codes } = await switchedOn(manager)
  const [first = ''] = codes
  const other = await elsewhere(manager)
  expect(await give(other, first.toLowerCase().replaceAll('-', ' '))).toBe(204)
  expect(await give(await elsewhere(manager), first)).toBe(400)
  expect(await changesOf(manager)).toEqual([
    { action: 'staff.secondFactorOn', before: null, after: null },
    { action: 'staff.recoveryCode', before: null, after: { left: 9 } },
  ])
})

test('at most five wrong codes are tried in 15 minutes, also for switching it off', async () => {
  const limits = { ...config.accounts.limits, secondFactor: 5 }
  const accounts = { ...config.accounts, limits, accessTokenSeconds: 7_200 }
  const limited = await testApp({ database: built, config: { accounts } })
  const manager = await member('manager')
  const { secret, codes } = await switchedOn(manager)
  const credentials = { email: manager.user.email, password: PASSWORD }
  const other = await loggedIn(await newShopper(limited.app), credentials)
  const away = () => codeOf(secret, 9)
  nextStep()
  expect(await give(other, codeOf(secret))).toBe(204)
  const tries = [
    ...[await give(other, away()), await give(other, away()), await give(other, away())],
    (await other.post(`${PATH}off/`, { password: PASSWORD, code: away() })).statusCode,
    (await other.post(`${PATH}recovery-codes/`, { password: PASSWORD, code: 'ABCD' })).statusCode,
  ]
  expect(tries).toEqual([400, 400, 400, 400, 400])
  nextStep()
  // Another session of the account, a right code and a recovery code don't help.
  const third = await loggedIn(await newShopper(limited.app), credentials)
  for (const code of [codeOf(secret), codes[0] ?? '']) {
    const refused = await third.post(PATH, { code })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  }
  vi.setSystemTime(Date.now() + 15 * 60_000)
  nextStep()
  // Right codes don't count.
  for (let time = 0; time < 7; time += 1) {
    expect(await give(third, codeOf(secret))).toBe(204)
    nextStep()
  }
  expect(JSON.stringify(await db.select().from(attempts))).not.toContain(String(manager.user.id))
})

test('a secret that was encrypted with another secret of the shop has no right code', async () => {
  const manager = await member('manager')
  const { secret } = await switchedOn(manager)
  const changed = await testApp({
    database: built,
    config: { secret: 'another secret of the shop, long enough' },
  })
  const other = await loggedIn(await newShopper(changed.app), {
    email: manager.user.email,
    password: PASSWORD,
  })
  nextStep()
  expect(await give(other, codeOf(secret))).toBe(400)
})
