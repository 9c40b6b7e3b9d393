import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createUploads } from '../../../server/src/plugins/uploads.ts'
import { newCustomer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { formOf, PATH, sendPicture } from './form.ts'
import { drawing } from './pictures.ts'
import { eachRow } from '../support/eachRow.ts'

const { app } = await testApp()
await app.listen({ host: '127.0.0.1', port: 0 })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const data = await drawing().jpeg().toBuffer()

test('API-05 PROF-03 an unauthenticated form is 401, before it is read', async () => {
  const guest = await newShopper(app)
  const answer = await sendPicture(guest, { data })
  expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'გთხოვთ, შეხვიდეთ სისტემაში.' }])
  const broken = { headers: { 'content-type': 'multipart/form-data' } }
  expect((await guest.put(PATH, 'x', broken)).statusCode).toBe(401)
  const forged = await sendPicture(guest, { data }, { headers: { authorization: 'Bearer x' } })
  expect(forged.statusCode).toBe(401)
})

test('API-01 a form needs the csrf token, and only this call accepts one', async () => {
  const customer = await newCustomer(app)
  const withoutToken = await sendPicture(customer, { data }, { headers: { 'x-csrftoken': '' } })
  expect([withoutToken.statusCode, withoutToken.json()]).toMatchObject([403, { code: 'csrf' }])
  const { type, body } = await formOf([{ data }])
  const headers = { 'content-type': type }
  for (const url of ['/v1/cart/items/', '/v1/accounts/login/', '/v1/orders/create/'])
    expect((await customer.post(url, body, { headers })).statusCode).toBe(415)
  for (const other of ['text/plain', 'application/x-www-form-urlencoded', 'image/jpeg'])
    expect((await customer.put(PATH, body, { headers: { 'content-type': other } })).statusCode).toBe(415)
})

test('API-03 an invalid form, or one with more than its fields and one picture, is 400', async () => {
  const customer = await newCustomer(app)
  const good = await formOf([{ data }])
  const forms = [
    await formOf([{ data, field: 'photo' }]),
    await formOf([{ data }, { data }]),
    await formOf([{ data }], { __proto__: 'x', constructor: 'x' }),
    await formOf([{ data }], Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 'x']))),
    await formOf([{ data }], { profile_pic: 'https://example.ge/me.jpg' }),
    await formOf([{ data }], { phone_number: '12' }),
    await formOf([]),
    { ...good, body: good.body.subarray(0, good.body.length - 40) },
    { ...good, body: Buffer.from('no form at all') },
    { ...good, body: Buffer.alloc(0) },
    { ...good, type: 'multipart/form-data' },
  ]
  for (const [at, { type, body }] of forms.entries()) {
    const answer = await customer.put(PATH, body, { headers: { 'content-type': type } })
    expect([at, answer.statusCode, answer.body]).toEqual([at, 400, expect.not.stringContaining('stack')])
  }
  expect((await customer.get(`/v1/accounts/users/${customer.user.id}/`)).json()).toEqual(customer.user)
})

/** Sends a form over one connection. @param send writes its body: `length` bytes of it, or chunked without one */
async function upload(length: number | null, send: (request: http.ClientRequest) => void) {
  const customer = await newCustomer(app)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const headers = {
    authorization: `Bearer ${customer.accessToken}`,
    cookie: [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': customer.cookies.get('csrftoken') ?? '',
    'content-type': 'multipart/form-data; boundary=x',
    ...(length !== null && { 'content-length': length }),
  }
  const request = http.request(`${origin}${PATH}`, { method: 'PUT', headers, agent })
  const sent = once(request, 'finish')
  const answer = once(request, 'response') as Promise<[http.IncomingMessage]>
  send(request)
  const [response] = await answer
  return { agent, request, sent, status: response.statusCode, body: await text(response) }
}

const refused = { status: 413, body: expect.stringContaining('"profile_pic"') as string }

test('PROF-03 a file whose declared size is too large is refused before it is sent', async () => {
  const answer = await upload(7 * 1024 * 1024, (request) => request.flushHeaders())
  expect(answer).toMatchObject(refused)
  answer.request.destroy()
  answer.agent.destroy()
})

test('PROF-03 a file that turns out too large, or is of another type, is read to its end, so that the browser gets the reason', () =>
  eachRow(
    [
      ['too large', 'profile_pic', refused],
      ['another one', 'photo', { status: 400 }],
    ],
    async (_, field, why) => {
      const answer = await upload(null, (request) => {
        request.write(`--x\r\nContent-Disposition: form-data; name="${field}"; filename="me.jpg"\r\n\r\n`)
        request.write(Buffer.alloc(32 * 1024 * 1024))
        request.end('\r\n--x--\r\n')
      })
      expect(answer).toMatchObject(why)
      await answer.sent
      answer.agent.destroy()
    },
  ))

test('the files that are read at once are limited, in total and for each customer', async () => {
  const uploads = createUploads()
  const endings: (() => void)[] = []
  const begin = (customer: string) =>
    uploads.during(customer, () => new Promise<void>((resolve) => endings.push(resolve)))
  const refused = { name: 'BusyError', retryAfterSeconds: 5 }
  const running = ['a', 'a'].map(begin)
  await expect(begin('a')).rejects.toMatchObject(refused)
  for (let at = 0; at < 14; at += 1) running.push(begin(`customer ${at}`))
  await expect(begin('b')).rejects.toMatchObject(refused)
  endings[0]?.()
  await running[0]
  running.push(begin('b'))
  await expect(uploads.during('c', async () => 1)).rejects.toMatchObject(refused)
  for (const end of endings) end()
  await Promise.all(running)
  await expect(uploads.during('c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await uploads.during('c', async () => 1)).toBe(1)
})

test('pictures that many customers send at once are all made, one after the other', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => newCustomer(app)))
  const answers = await Promise.all(customers.map((customer) => sendPicture(customer, { data })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(customers.map(() => 200))
})
