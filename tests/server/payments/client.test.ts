import http from 'node:http'
import { expect, test } from 'vitest'
import { createFlitt } from '../../../server/src/gateways/flitt/client.ts'
import { FlittUnavailableError, FlittRefusedError } from '../../../server/src/gateways/flitt/flitt.ts'
import { isPaymentPage } from '../../../server/src/gateways/flitt/pageAddress.ts'
import { isSigned, signatureOf } from '../../../server/src/gateways/flitt/signature.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { eachRow } from '../support/eachRow.ts'
import { listening } from '../support/listening.ts'

const SECRET = 'test'
const MERCHANT = '1549901'

interface Asked {
  path: string
  request: Record<string, unknown>
}

/** A gateway that answers every call with the same, and remembers what it was asked. */
async function gateway(answer: (response: http.ServerResponse) => void) {
  const asked: Asked[] = []
  const server = http.createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.on('end', () => {
      const { request: fields } = JSON.parse(text) as { request: Asked['request'] }
      asked.push({ path: request.url ?? '', request: fields })
      answer(response)
    })
  })
  const port = await listening(server)
  cleanUp(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${port}`
  return { url, asked, flitt: createFlitt({ merchantId: MERCHANT, secretKey: SECRET, url }, 500) }
}

const json = (response: unknown) => (answer: http.ServerResponse) => {
  answer.setHeader('content-type', 'application/json')
  answer.end(JSON.stringify({ response }))
}
const signed = (fields: Record<string, unknown>) => ({ ...fields, signature: signatureOf(SECRET, fields) })

const order = {
  ...{ orderId: '261122-00001_a', amount: 10_025, description: 'შეკვეთა 261122-00001', language: 'ka' },
  ...{ lifetime: 1800, returnUrl: 'https://shop.ge/return', callbackUrl: 'https://shop.ge/callback' },
}
const paid = {
  ...{ order_id: order.orderId, merchant_id: 1549901, order_status: 'approved', payment_id: 806_000 },
  ...{ amount: '10025', actual_amount: '10025', currency: 'GEL', reversal_amount: '0', fee: '' },
  ...{ response_status: 'success', masked_card: '444455XXXXXX1111' },
}

test('CHECK-08 a payment is created in tetri, signed, for half an hour, and paid at the gateway’s own page', async () => {
  const { url, asked, flitt } = await gateway((answer) =>
    json({ response_status: 'success', checkout_url: `${url}/pay/7`, payment_id: '7' })(answer),
  )
  expect(await flitt.create(order)).toBe(`${url}/pay/7`)
  expect(asked).toEqual([
    {
      path: '/api/checkout/url',
      request: {
        ...{ order_id: order.orderId, order_desc: order.description, amount: 10_025, currency: 'GEL' },
        ...{ merchant_id: 1549901, version: '1.0.1', lang: 'ka', lifetime: 1800 },
        ...{ response_url: order.returnUrl, server_callback_url: order.callbackUrl },
        signature: asked[0]?.request['signature'],
      },
    },
  ])
  expect(isSigned(SECRET, asked[0]?.request ?? {})).toBe(true)
})

test('CHECK-08 the status of a payment is read, and accepted only for this payment and this shop', async () => {
  let answered: Record<string, unknown> = signed(paid)
  const { asked, flitt } = await gateway((answer) => json(answered)(answer))
  const report = {
    ...{ orderId: order.orderId, status: 'approved', amount: 10_025, actualAmount: 10_025 },
    ...{ currency: 'GEL', reversed: 0, paymentId: '806000' },
  }
  expect(await flitt.status(order.orderId)).toMatchObject(report)
  expect(asked[0]).toMatchObject({ path: '/api/status/order_id', request: { order_id: order.orderId } })
  // A part is returned: whatever the status is called then, the rest is still paid.
  answered = signed({ ...paid, order_status: 'reversed', reversal_amount: '25' })
  expect(await flitt.status(order.orderId)).toMatchObject({ status: 'approved', reversed: 25 })
  for (const wrong of [
    paid,
    { ...paid, signature: '' },
    { ...paid, signature: null },
    { ...signed(paid), amount: '1' },
    signed({ ...paid, order_id: 'another' }),
    signed({ ...paid, merchant_id: 1 }),
    signed({ ...paid, order_status: 'teleported' }),
    signed({ ...paid, amount: '100.25' }),
    {},
  ]) {
    answered = wrong
    await expect(flitt.status(order.orderId)).rejects.toThrow(FlittUnavailableError)
  }
})

test('CHECK-08 a payment that Flitt doesn’t know is null; other refusals have a number, with HTTP 200', async () => {
  let code = '1018'
  const { flitt } = await gateway((answer) =>
    json({ response_status: 'failure', error_code: code, error_message: 'no' })(answer),
  )
  expect(await flitt.status('nobody’s')).toBeNull()
  await expect(flitt.create(order)).rejects.toThrow('Flitt refused (1018): no')
  code = '1013'
  await expect(flitt.status(order.orderId)).rejects.toThrow(FlittRefusedError)
  await expect(flitt.create(order)).rejects.toMatchObject({ code: '1013' })
})

test('CHECK-08 a refund has a key, and only a confirmation counts as done', async () => {
  const reversed = { order_id: order.orderId, reverse_status: 'approved', response_status: 'success' }
  let answered: Record<string, unknown> = signed(reversed)
  const { asked, flitt } = await gateway((answer) => json(answered)(answer))
  const reversal = { orderId: order.orderId, amount: 10_025, currency: 'GEL', reverseId: 'key' }
  expect(await flitt.reverse(reversal)).toBe('done')
  expect(asked[0]).toMatchObject({
    path: '/api/reverse/order_id',
    request: { order_id: order.orderId, amount: 10_025, currency: 'GEL', reverse_id: 'key' },
  })
  answered = signed({ ...reversed, reverse_status: 'created' })
  expect(await flitt.reverse(reversal)).toBe('underWay')
  answered = signed({ ...reversed, reverse_status: 'declined' })
  expect(await flitt.reverse(reversal)).toBe('declined')
  for (const wrong of [
    reversed,
    { ...reversed, reverse_status: 'declined' },
    { ...signed(reversed), reverse_status: 'declined' },
    signed({ ...reversed, order_id: 'another' }),
  ]) {
    answered = wrong
    await expect(flitt.reverse(reversal)).rejects.toThrow(FlittUnavailableError)
  }
})

test('CHECK-08 only a signed response with a payment page is accepted', () =>
  eachRow<[string, (answer: http.ServerResponse) => void]>(
    [
      ['silence', () => undefined],
      ['an error', (answer) => answer.writeHead(502).end()],
      ['no JSON', (answer) => answer.end('<h1>maintenance</h1>')],
      ['something else', (answer) => answer.end('{}')],
      ['too much', (answer) => answer.end(JSON.stringify({ response: 'x'.repeat(70_000) }))],
      ['a way elsewhere', (answer) => answer.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
      ['another’s signature', json({ ...signed(paid), checkout_url: 'x', signature: 'x' })],
      ['no page', json({ response_status: 'success' })],
      ['a page elsewhere', json({ response_status: 'success', checkout_url: 'https://evil.example/pay' })],
      ['a script', json({ response_status: 'success', checkout_url: 'javascript:alert(1)' })],
    ],
    async (_what, answer) => {
      const { flitt } = await gateway(answer)
      await expect(flitt.create(order)).rejects.toThrow(FlittUnavailableError)
    },
  ))

test('CHECK-08 a gateway that can’t be reached is reported as unavailable', async () => {
  const flitt = createFlitt({ merchantId: MERCHANT, secretKey: SECRET, url: 'http://127.0.0.1:9' })
  await expect(flitt.create(order)).rejects.toThrow(FlittUnavailableError)
})

test('CHECK-08 a shopper who pays by Flitt is redirected only to Flitt’s own pages', () =>
  eachRow(
    [
      ['https://pay.flitt.com/merchants/1/index.html?token=x', true],
      ['https://flitt.com/x', true],
      ['http://pay.flitt.com/x', false],
      ['https://notflitt.com/x', false],
      ['https://pay.flitt.com.evil.example/x', false],
      ['https://pay.flitt.com@evil.example/x', false],
      ['https://user@pay.flitt.com/x', false],
      ['https://shop.ge/x', false],
      ['/x', false],
    ],
    (page, isOne) => {
      expect(isPaymentPage(page, 'https://pay.flitt.com', 'https://shop.ge/return')).toBe(isOne)
    },
  ))

test('CHECK-08 a callback is accepted if it is signed with the shop’s key, and is about this shop', () => {
  const flitt = createFlitt({ merchantId: MERCHANT, secretKey: SECRET, url: 'http://127.0.0.1:9' })
  expect(flitt.read(signed(paid))).toMatchObject({ orderId: order.orderId, status: 'approved' })
  expect(flitt.read({ ...signed(paid), amount: '1' })).toBe('forged')
  expect(flitt.read(paid)).toBe('forged')
  expect(flitt.read(null)).toBe('forged')
  expect(flitt.read(signed({ ...paid, merchant_id: 2 }))).toBe('otherMerchant')
  expect(flitt.read(signed({ ...paid, order_status: '?' }))).toBe('unreadable')
})
