import { expect, test } from 'vitest'
import { createFlitt } from '../../../server/src/gateways/flitt/client.ts'
import { TEST_CARDS } from '../../../server/src/gateways/flitt/standIn/cards.ts'
import { createStandIn, STAND_IN_CALLS } from '../../../server/src/gateways/flitt/standIn/standIn.ts'
import { openPaymentStore } from '../../../server/src/gateways/flitt/standIn/store.ts'
import type { FlittFields } from '../../../server/src/gateways/flitt/signature.ts'
import { createCallbacks } from '../../../server/src/gateways/flitt/standIn/callbacks.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'
import { orderBody } from '../orders/buyers.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { eventually } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { testApp } from '../support/testApp.ts'
import { FLITT } from './merchant.ts'
import http from 'node:http'
import { listening } from '../support/listening.ts'

const PRICE = 2_500
const { app, db, customer, config } = await orderApp({
  config: { mode: 'demo', host: '127.0.0.1', port: 0, dataDir: temporaryFolder() },
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { id: productId } = await storeProduct(db, { name: 'ყანწი', priceTetri: PRICE, inventory: 100 })
const lines = [{ productId, quantity: 1 }]

async function ordered() {
  const asked = await customer()
  await asked.fill(lines)
  const answer = await asked.send(orderBody(lines, PRICE, { payment_method: 'flitt' }))
  const { id, checkout_url } = answer.json<{ id: string; checkout_url: string }>()
  const page = new URL(checkout_url)
  const act = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: page.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  return {
    ...{ asked, id, page, act },
    order: () => asked.order(id),
    show: () => app.inject({ url: page.pathname }),
  }
}

/** The form by which a browser goes back to the shop. */
function backOf(html: string) {
  const form = /<form method="post" name="back" action="([^"]+)">([\s\S]*?)<\/form>/.exec(html)
  const inputs = [...(form?.[2] ?? '').matchAll(/name="([^"]+)" value="([^"]*)"/g)]
  const fields: Record<string, string> = {}
  for (const [, name = '', value = ''] of inputs) fields[name] = value
  return {
    action: new URL(form?.[1] ?? 'about:blank'),
    fields,
  }
}

test('CHECK-08 in the demo an order is paid at the shop’s own page, which says that it is a test', async () => {
  const one = await ordered()
  expect(one.page.pathname).toMatch(/^\/dev\/flitt\/pay\/[\w-]{24}$/)
  expect(one.page.origin).toMatch(/^http:\/\/localhost(:80)?$/)
  const page = await one.show()
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const { order_number } = await one.order()
  for (const text of [
    'ეს სატესტო გადახდაა',
    `შეკვეთა ${order_number}`,
    '25,00\u00a0ლარი',
    '4444 5555 1111 6666',
  ])
    expect(page.body).toContain(text)
  for (const { number } of TEST_CARDS) expect(page.body).toContain(`value="${number}"`)
  expect(page.body).not.toMatch(/(?:src|href)=/)
  const english = await app.inject({ url: one.page.pathname, headers: { 'accept-language': 'en' } })
  expect(english.body).toContain('This is a test payment: no money is charged.')
})

test('CHECK-08 ROUTE-03 a declined card, then one that needs confirmation, and the browser returns', async () => {
  const one = await ordered()
  const declined = await one.act({ action: 'pay', card: '4444111155556666' })
  expect(declined.body).toContain('ბანკმა უარი თქვა')
  await eventually(one.order, ({ payment }) => payment?.state === 'declined')
  const asking = await one.act({ action: 'pay', card: '4444555566661111' })
  expect(asking.body).toContain('ბანკი გეკითხებათ')
  expect(asking.body).not.toContain('<script>')
  const paid = await one.act({ action: 'confirm' })
  expect(paid.body).toContain('<script>')
  expect((await one.show()).body).not.toContain('<script>')
  const { action, fields } = backOf(paid.body)
  const back = await app.inject({
    method: 'POST',
    url: action.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    payload: new URLSearchParams(fields).toString(),
  })
  expect([back.statusCode, back.headers.location]).toEqual([303, `/payment/success?order=${one.id}`])
  expect(await one.order()).toMatchObject({ status: 'confirmed', payment_status: 'completed' })
})

test('CHECK-08 a shopper who closes the page after paying has still paid', async () => {
  const one = await ordered()
  await one.act({ action: 'pay', card: '4444555511116666' })
  await eventually(one.order, ({ payment_status }) => payment_status === 'completed')
  // Nothing more happens there.
  expect((await one.act({ action: 'expire' })).body).toContain('გადახდილია')
  expect((await one.asked.post(`/v1/orders/${one.id}/pay/`)).statusCode).toBe(409)
})

test('CHECK-08 every test card behaves as Flitt’s documentation says, and other cards and actions are refused', async () => {
  for (const { number, asks, outcome } of TEST_CARDS) {
    const one = await ordered()
    await one.act({ action: 'pay', card: number })
    if (asks) await one.act({ action: 'confirm' })
    const state = outcome === 'approved' ? 'paid' : 'declined'
    await eventually(one.order, ({ payment }) => payment?.state === state)
  }
  const one = await ordered()
  const useless: Record<string, string>[] = [
    { action: 'pay', card: '4111111111111111' },
    ...[{ action: 'pay' }, { action: 'confirm' }],
  ]
  for (const fields of useless) expect((await one.act(fields)).body).toContain('აირჩიეთ სატესტო ბარათი')
  expect((await one.act({ action: 'steal' })).statusCode).toBe(400)
  expect((await one.act({ action: 'expire' })).body).toContain('დრო ამოიწურა')
  const refused = await ordered()
  await refused.act({ action: 'pay', card: '4444555566661111' })
  expect((await refused.act({ action: 'refuse' })).body).toContain('ბანკმა უარი თქვა')
  expect((await app.inject({ url: '/dev/flitt/pay/nothing' })).statusCode).toBe(404)
})

test('CHECK-08 a shop has no such page, and accepts no cards without Flitt', async () => {
  const { app: shop } = await testApp()
  expect((await shop.inject({ url: '/dev/flitt/pay/nothing' })).statusCode).toBe(404)
  for (const call of STAND_IN_CALLS)
    expect(
      (await shop.inject({ method: 'POST', url: `/dev/flitt/api/${call}`, payload: {} })).statusCode,
    ).toBe(404)
})

test('CHECK-08 the stand-in signs and requires signatures, accepts each order once, returns money in parts, and keeps all payments when it is restarted', async () => {
  const folder = temporaryFolder()
  const told: FlittFields[] = []
  const open = () =>
    createStandIn(FLITT, {
      store: openPaymentStore(folder),
      callbacks: { tell: (_url, fields) => told.push(fields), end: () => undefined },
      pagePath: '/pay/',
    })
  let standIn = open()
  const server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const call = STAND_IN_CALLS.find((name) => request.url === `/api/${name}`) ?? 'checkout/url'
      response.end(JSON.stringify(standIn.call(call, JSON.parse(text))))
    })
  })
  const port = await listening(server)
  cleanUp(() => server.close())
  const url = `http://127.0.0.1:${port}`
  const flitt = createFlitt({ ...FLITT, url })
  const order = {
    ...{ orderId: 'a', amount: 100, description: 'შეკვეთა', language: 'ka', lifetime: 1800 },
    ...{ returnUrl: 'http://localhost/return', callbackUrl: 'http://localhost/callback' },
  }
  const page = await flitt.create(order)
  expect(page).toMatch(/^http:\/\/localhost\/pay\/[\w-]{24}$/)
  await expect(flitt.create(order)).rejects.toMatchObject({ code: '1013' })
  await expect(createFlitt({ ...FLITT, secretKey: 'x', url }).status('a')).rejects.toMatchObject({
    code: '1014',
  })
  expect(await flitt.status('b')).toBeNull()
  expect(await flitt.status('a')).toMatchObject({ status: 'created', amount: 100, currency: 'GEL' })
  const token = page.split('/').at(-1) ?? ''
  standIn.act(token, 'pay', '4444555511116666')
  standIn = open()
  expect(await flitt.status('a')).toMatchObject({ status: 'approved', reversed: 0 })
  const reversal = { orderId: 'a', amount: 100, reverseId: 'one', currency: 'GEL' }
  await expect(flitt.reverse({ ...reversal, amount: 101 })).rejects.toMatchObject({ code: '1007' })
  expect(await flitt.reverse(reversal)).toBe('done')
  standIn = open()
  expect(await flitt.reverse(reversal)).toBe('done')
  await expect(flitt.reverse({ ...reversal, reverseId: 'two', currency: 'GEL' })).rejects.toMatchObject({
    code: '1000',
  })
  expect(told.map((fields) => flitt.read(fields))).toMatchObject([
    { status: 'approved' },
    { status: 'reversed' },
  ])
  const parts = await flitt.create({ ...order, orderId: 'parts' })
  standIn.act(parts.split('/').at(-1) ?? '', 'pay', '4444555511116666')
  const part = { ...reversal, orderId: 'parts', amount: 40 }
  expect([await flitt.reverse(part), await flitt.reverse(part)]).toEqual(['done', 'done'])
  expect(await flitt.status('parts')).toMatchObject({ status: 'approved', reversed: 40 })
  const rest = { ...part, reverseId: 'rest', amount: 61 }
  await expect(flitt.reverse(rest)).rejects.toMatchObject({ code: '1007' })
  expect(await flitt.reverse({ ...rest, amount: 60 })).toBe('done')
  expect(await flitt.status('parts')).toMatchObject({ status: 'reversed', reversed: 100 })
  const brief = await flitt.create({ ...order, orderId: 'brief', lifetime: 1 })
  const briefToken = brief.split('/').at(-1) ?? ''
  await eventually(
    () => flitt.status('brief'),
    (report) => report?.status === 'expired',
  )
  expect(standIn.act(briefToken, 'pay', '4444555511116666')?.status).toBe('expired')
})

test('CHECK-08 a callback that isn’t accepted is repeated until it is, and never follows a redirect', async () => {
  const answers = [503, 302, 500, 200]
  const seen: string[] = []
  const server = http.createServer((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(answers[seen.length - 1] ?? 500, { location: '/elsewhere' }).end()
  })
  const port = await listening(server)
  cleanUp(() => server.close())
  const callbacks = createCallbacks(100_000)
  cleanUp(() => callbacks.end())
  callbacks.tell(`http://127.0.0.1:${port}/callback`, { order_id: 'a' })
  await eventually(
    async () => seen.length,
    (count) => count === 4,
  )
  expect(new Set(seen)).toEqual(new Set(['/callback']))
})

test('the demo’s payments are stored in its data folder, readable only for its user', async () => {
  const one = await ordered()
  const token = one.page.pathname.split('/').at(-1) ?? ''
  expect(openPaymentStore(`${config.dataDir}/flitt`).byToken(token)).toMatchObject({ amount: PRICE })
})
