import { once } from 'node:events'
import net from 'node:net'
import { expect, test, vi } from 'vitest'
import { listeningOrigin } from '../../../server/src/listen.ts'
import type { App } from '../../../server/src/plugins/app.ts'
import { drawing } from '../profile/pictures.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { newCustomer } from '../support/customer.ts'
import { newShopper, type Shopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'
import { testDatabase } from '../support/testDatabase.ts'

const database = await testDatabase()
const STEP_MS = 5
const LONG_MS = 60_000

const lines: string[] = []
async function patientApp(requestTimeouts: { bodyMs: number; requestMs: number }): Promise<App> {
  const { app } = await testApp({ database, requestTimeouts, log: (line) => lines.push(line) })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

/** Begins a request by hand; `rest` is its body, which the test sends as it likes. */
async function begin(app: App, shopper: Shopper, [method, path]: [string, string], headers: string[]) {
  const { port } = new URL(listeningOrigin(app, { host: '127.0.0.1', port: 0 }))
  const socket = net.connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  let answer = ''
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
  // What is sent to a connection that the server has closed.
  socket.on('error', () => {})
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  cleanUp(() => socket.destroy())
  const cookie = [...shopper.cookies].map((pair) => pair.join('=')).join('; ')
  const head = [`${method} ${path} HTTP/1.1`, 'Host: shop.test', `Cookie: ${cookie}`]
  const token = `X-CSRFToken: ${shopper.cookies.get('csrftoken')}`
  socket.write([...head, token, ...headers].join('\r\n') + '\r\n\r\n')
  return { socket, closed, answer: () => answer }
}

/** Begins the upload of a customer's picture, in a body of so many bytes. */
async function beginPicture(app: App, length: number) {
  const customer = await newCustomer(app)
  const headers = [
    `Authorization: Bearer ${customer.accessToken}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    'Connection: close',
  ]
  return begin(app, customer, ['PUT', '/v1/accounts/profile/'], headers)
}

/** Sends a letter now and then until the server has had enough. @returns what the server said */
async function drip({ socket, closed, answer }: Awaited<ReturnType<typeof begin>>, letter: string) {
  const dripping = setInterval(() => socket.write(letter), STEP_MS)
  await closed
  clearInterval(dripping)
  return answer()
}

const LOGOUT: [string, string] = ['POST', '/v1/accounts/logout/']
const JSON_TYPE = 'Content-Type: application/json'

test('API-03 a body that arrives too slowly is 408, while slow pictures are accepted', async () => {
  const app = await patientApp({ bodyMs: 20 * STEP_MS, requestMs: LONG_MS })
  const customer = await newCustomer(app)
  const file = await drawing().jpeg().toBuffer()
  const head = '--x\r\nContent-Disposition: form-data; name="profile_pic"; filename="me.jpg"\r\n\r\n'
  const end = '\r\n--x--\r\n'
  const picture = await beginPicture(app, head.length + file.length + end.length)
  picture.socket.write(head)

  const sized = await begin(app, customer, LOGOUT, [JSON_TYPE, 'Content-Length: 60000'])
  expect(await drip(sized, ' ')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  const chunked = await begin(app, customer, LOGOUT, [JSON_TYPE, 'Transfer-Encoding: chunked'])
  expect(await drip(chunked, '1\r\n \r\n')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  const tooLarge = await begin(app, customer, LOGOUT, [JSON_TYPE, 'Content-Length: 6000000'])
  expect(await drip(tooLarge, ' ')).toMatch(/^HTTP\/1\.1 413 /)

  picture.socket.write(Buffer.concat([file, Buffer.from(end)]))
  await picture.closed
  expect(picture.answer()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test('API-03 a picture that arrives too slowly is 408 in the end', async () => {
  const app = await patientApp({ bodyMs: LONG_MS, requestMs: 20 * STEP_MS })
  const picture = await beginPicture(app, 60_000)
  expect(await drip(picture, '-')).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
})

test('a client that disconnects during its body isn’t reported as an error of the database', async () => {
  const app = await patientApp({ bodyMs: LONG_MS, requestMs: LONG_MS })
  const answered = new Promise((resolve) =>
    app.server.once('request', (_request, response) => response.once('close', resolve)),
  )
  const { socket } = await begin(app, await newShopper(app), LOGOUT, [JSON_TYPE, 'Content-Length: 100'])
  socket.write('{')
  socket.resetAndDestroy()
  await answered
  expect(lines.filter((line) => line.includes('database') || line.includes('"level":50'))).toEqual([])
})

test('API-03 a refused body whose connection is closed is dropped without an error', async () => {
  const { app } = await testApp({ database, requestTimeouts: { bodyMs: STEP_MS, requestMs: LONG_MS } })
  const uncaught = vi.fn()
  process.on('uncaughtException', uncaught)
  cleanUp(() => process.off('uncaughtException', uncaught))
  const { statusCode } = await app.inject({
    method: 'POST',
    // Calls of the bank need no token.
    url: '/v1/payments/flitt/callback/',
    headers: { 'content-type': 'application/json' },
    payload: ' '.repeat(6_000_000),
  })
  expect(statusCode).toBe(413)
  await new Promise((resolve) => setTimeout(resolve, 4 * STEP_MS))
  expect(uncaught).not.toHaveBeenCalled()
})
