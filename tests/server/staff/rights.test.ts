import { STAFF_ROLES } from '@dukani/contracts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { newId } from '../../../server/src/ids.ts'
import { guardBackOffice } from '../../../server/src/plugins/backOffice.ts'
import { RIGHTS } from '../../../server/src/modules/staff/rights.ts'
import { testApp } from '../support/testApp.ts'
import { newShopper, type Shopper } from '../support/shopper.ts'
import { withBearer } from '../support/customer.ts'
import { newBuyers } from '../orders/buyers.ts'
import { staffApp } from './staffApp.ts'

const { app, customer, member } = await staffApp()
// One owner must remain, whatever the calls below do.
await member('owner')

/** Makes a call with an unknown id and an empty body: without the right it isn't even validated. */
async function call(asked: Shopper, name: string): Promise<number> {
  const [method, pattern = ''] = name.split(' ')
  const url = pattern.replace(':id', newId())
  const answer =
    method === 'GET'
      ? await asked.get(url, { payloadAsStream: true })
      : method === 'DELETE'
        ? await asked.delete(url)
        : method === 'PUT'
          ? await asked.put(url, {})
          : method === 'PATCH'
            ? await asked.patch(url, {})
            : await asked.post(url, {})
  expect(answer.headers['cache-control'], name).toBe('no-store')
  // The events would never end.
  if (method === 'GET') answer.stream().destroy()
  return answer.statusCode
}

test.each(Object.entries(RIGHTS))('%s is for %j only', async (name, allowed) => {
  expect(await call(await newShopper(app), name)).toBe(401)
  expect(await call(await customer(), name)).toBe(403)
  const statuses = await Promise.all(
    STAFF_ROLES.map(async (role) => [role, await call(await member(role), name)] as const),
  )
  for (const [role, status] of statuses) {
    if (allowed.includes(role)) expect([200, 400, 404], `${role} ${name}`).toContain(status)
    else expect(status, `${role} ${name}`).toBe(403)
  }
})

test('every call of the back office is listed, and a listed one exists', async () => {
  for (const name of Object.keys(RIGHTS)) {
    const [method = '', url = ''] = name.split(' ')
    // Routes are stored without the slash at their end.
    expect(app.hasRoute({ method, url: url.slice(0, -1) }), name).toBe(true)
  }
  const other = fastify()
  guardBackOffice(other.withTypeProvider(), RIGHTS, async () => null)
  expect(() => other.get('/v1/admin/unlisted/', () => 'secret')).toThrow(
    'no role may make the call GET /v1/admin/unlisted/',
  )
})

test('a token of another shop has no rights', async () => {
  const { db, config } = await testApp({ config: { secret: 'the secret of another shop, long enough' } })
  const [stranger] = await newBuyers(db, config.secret, 1)
  const asked = withBearer(await newShopper(app), stranger?.accessToken ?? '')
  for (const name of Object.keys(RIGHTS)) expect(await call(asked, name), name).toBe(401)
})
