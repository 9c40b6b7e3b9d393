import { expect, test } from 'vitest'
import { createLogger } from '../../../server/src/plugins/logger.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'

const CANARY = 'canary7f3a'
const SESSION = '7f4df2a5-9b5c-4b7e-8a43-6a2f6d1c7a11'

test('personal data that a shopper sends is never logged', async () => {
  const lines: string[] = []
  const { app, pool } = await testApp({ log: (line) => lines.push(line) })
  const shopper = await newShopper(app)
  const headers = {
    authorization: `Bearer ${CANARY}`,
    'x-csrftoken': CANARY,
    cookie: `accessToken=${CANARY}`,
  }
  await app.inject({ url: `/v1/cart/?session_id=${SESSION}&owner=${CANARY}`, headers })
  await shopper.get(`/v1/cart/?session_id=${SESSION}`)
  await shopper.get(`/v1/products/?search=${CANARY}&page=1`)
  await shopper.get(`/v1/csrf/?token=${CANARY}&uid=${CANARY}#${CANARY}`)
  // The link of a forgotten password (ROUTE-04), however it is written.
  await app.inject({ url: `/reset-password?uid=${CANARY}&token=${CANARY}`, headers: { referer: CANARY } })
  await app.inject({ url: `/reset-password?UID=${CANARY}&%74oken=${CANARY}&token=a=${CANARY}` })
  const body = { product_id: CANARY, quantity: 1, session_id: SESSION, password: CANARY }
  await shopper.post('/v1/cart/items/', body, { headers: { 'user-agent': CANARY } })
  // A failing statement: its error quotes the statement and its values.
  await pool.query('alter table carts rename to carts_away')
  const failed = await shopper.get(`/v1/cart/?session_id=${SESSION}`)
  await pool.query(`insert into carts_away (id, session_id) values ($1, $1)`, [SESSION])

  expect(failed.statusCode).toBe(500)
  const log = lines.join('')
  expect(log).toContain('"url":"/v1/cart/?session_id=[redacted]&owner=[redacted]"')
  expect(log).toContain('/v1/products/?search=[redacted]&page=1')
  expect(log).toContain('"url":"/reset-password?uid=[redacted]&token=[redacted]"')
  expect(log).toContain('failed query: ')
  for (const secret of [CANARY, SESSION, ...shopper.cookies.values()]) expect(log).not.toContain(secret)
})

test('fields with personal data or credentials are redacted wherever they are logged', () => {
  const lines: string[] = []
  const logger = createLogger({ logLevel: 'info' }, { write: (line) => lines.push(line) })
  const names = [
    'password',
    'refresh',
    'session_id',
    'idnumber',
    'phone_number',
    'email',
    'latitude',
    'set-cookie',
  ]
  for (const name of names) {
    logger.info({ [name]: CANARY, body: { [name]: CANARY, inner: { [name]: CANARY } } }, 'fields')
  }
  expect(lines).toHaveLength(names.length)
  expect(lines.join('')).not.toContain(CANARY)
})

test('a line break in a request does not start a new line in the log', async () => {
  const lines: string[] = []
  const { app } = await testApp({ log: (line) => lines.push(line) })
  await app.inject({ url: '/v1/nothing/%0d%0a{"level":60}?page=%0a1' })
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/)
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  }
})
