import { expect, test } from 'vitest'
import { newCustomer, newPerson } from '../support/customer.ts'
import { testApp } from '../support/testApp.ts'
import { login, logout, refresh, register } from './calls.ts'

test('F-13 personal data and tokens are never logged', async () => {
  const lines: string[] = []
  const { app, pool } = await testApp({ log: (line) => lines.push(line) })
  const person = newPerson({
    ...{ first_name: 'canaryfirst', last_name: 'canarylast', email: 'canarymail@example.ge' },
    ...{ idnumber: '01888777666', phone_number: '+995555999888', password: 'canary pass 4815' },
  })
  const customer = await newCustomer(app, person)
  const secrets = [customer.accessToken, customer.refreshToken, ...customer.cookies.values()]
  const stolen = customer.cookies.get('refresh_token') ?? ''
  await refresh(customer)
  await refresh(customer)
  secrets.push(...customer.cookies.values())
  await register(customer, { ...person, phone_number: 'canaryphone', password: 'canarynine' })
  await login(customer, { email: person.email, password: 'canary wrong' })
  customer.cookies.set('refresh_token', stolen)
  expect((await refresh(customer)).statusCode).toBe(401)
  await logout(customer, customer.refreshToken)
  // Statements that fail quote what they were given.
  await pool.query('alter table users rename to users_away')
  const failed = [
    await register(customer, { ...person, email: 'canaryfail@example.ge' }),
    await login(customer, person),
  ]
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500])

  const log = lines.join('')
  expect(log).toContain('refresh token: reused')
  expect(log).toContain('failed query: ')
  const canaries = /canary(?:first|last|mail|fail|phone|nine)|canary pass|canary wrong|01888777666|555999888/
  expect(log).not.toMatch(canaries)
  for (const secret of secrets.filter((value) => value !== '')) expect(log).not.toContain(secret)
})
