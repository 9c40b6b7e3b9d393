import { orderCreateSchema } from '@dukani/contracts'
import { createTranslate, ka } from '@dukani/i18n'
import { describe, expect, test } from 'vitest'
import { orderBody, type OrderedCart } from '#features/checkout/model/orderBody.ts'
import { orderFailureText } from '#features/checkout/model/orderFailure.ts'
import { createOrderKey } from '#features/checkout/model/orderKey.ts'
import { ApiError, NO_ERROR_BODY, type ApiErrorKind } from '#shared/api/ApiError.ts'
import { isRefused } from '#shared/api/isRefused.ts'
import { fakeStorage } from '../../support/fakeStorage.ts'

const cart: OrderedCart = {
  lines: [
    { id: 'l1', productId: 'wine', specificationId: 'a1', quantity: 2, name: 'ღვინო', unitPrice: 3_850 },
    { id: 'l2', productId: 7, specificationId: null, quantity: 1, name: 'თაფლი', unitPrice: 2_405 },
  ],
  total: 10_105,
}

describe('CHECK-07 the body of an order', () => {
  const items = [
    { product_id: 'wine', quantity: 2, specification_id: 'a1' },
    { product_id: 7, quantity: 1, specification_id: null },
  ]

  test('names a saved address by its id, and nothing of it', () => {
    const body = orderBody(cart, 'flitt', { kind: 'saved', id: 12 })
    expect(body).toEqual({
      payment_method: 'flitt',
      order_items_data_input: items,
      subtotal: 101.05,
      address: 12,
    })
    expect(orderCreateSchema.parse(body)).toEqual(body)
  })

  test('CHECK-03 has the four fields of a typed one, no id, and nothing of what is saved', () => {
    const typed = {
      home_address: ' რუსთაველის 12 ',
      city: 'თბილისი ',
      region: ' მთაწმინდა',
      postal_code: ' ',
    }
    const body = orderBody(cart, 'bank', {
      kind: 'typed',
      address: typed,
      toSave: { ...typed, latitude: 41.7 },
    })
    expect(body).toEqual({
      payment_method: 'bank',
      order_items_data_input: items,
      subtotal: 101.05,
      home_address: 'რუსთაველის 12',
      city: 'თბილისი',
      region: 'მთაწმინდა',
      postal_code: '',
    })
    expect(orderCreateSchema.parse(body)).toEqual(body)
  })
})

describe('CHECK-12 the key of an order', () => {
  test('is the same for the same content, over a reload of the page too', () => {
    const kept = new Map<string, string>()
    const storage = fakeStorage(kept)
    const first = createOrderKey(() => storage).of('rustaveli 12')
    expect(first).toMatch(/^[\x21-\x7e]{20,255}$/)
    expect(createOrderKey(() => storage).of('rustaveli 12')).toBe(first)
    expect([...kept]).toEqual([['dukani.order', first]])
  })

  test('is another one for other content, and after an answer', () => {
    const kept = new Map<string, string>()
    const storage = fakeStorage(kept)
    const key = createOrderKey(() => storage)
    const first = key.of('rustaveli 12')
    expect(key.of('rustaveli 14')).not.toBe(first)
    const again = key.of('rustaveli 12')
    expect(again).not.toBe(first)
    key.forget()
    expect(kept.size).toBe(0)
    expect(key.of('rustaveli 12')).not.toBe(again)
  })

  test('leaves nothing of the content in the storage', () => {
    const kept = new Map<string, string>()
    const storage = fakeStorage(kept)
    createOrderKey(() => storage).of('rustaveli 12')
    expect([...kept.values()].join()).not.toContain('rustaveli')
  })

  test('lives as long as the page where storage is refused', () => {
    const key = createOrderKey(() => {
      throw new Error('refused')
    })
    const first = key.of('a')
    expect(key.of('a')).toBe(first)
    key.forget()
    expect(key.of('a')).not.toBe(first)
  })
})

const t = createTranslate(ka)
const failure = (kind: ApiErrorKind, status: number | null = null, detail: string | null = null) =>
  new ApiError(kind, kind, { status, body: { ...NO_ERROR_BODY, detail } })

describe('the messages when an order wasn’t placed', () => {
  test.each([
    ['CHECK-10', failure('http', 409, 'ფასი შეიცვალა.'), 'ფასი შეიცვალა.'],
    ['CHECK-10', failure('http', 500), 'შეცდომა'],
    ['CHECK-06', failure('auth', 401), 'გთხოვთ, შეხვიდეთ სისტემაში'],
    ['CHECK-12', failure('timeout'), t('checkout.unknownOutcome')],
  ])('%s %s', (_, error, text) => {
    expect(orderFailureText(error, t)).toBe(text)
  })

  test('CHECK-10 a refused field has its own sentence', () => {
    const body = { ...NO_ERROR_BODY, fieldErrors: { city: ['ჩაწერეთ ქალაქი.'] } }
    const refused = new ApiError('http', 'refused', { status: 400, body })
    expect(orderFailureText(refused, t)).toBe('ჩაწერეთ ქალაქი.')
  })

  test('CHECK-12 only a refusal is certain: the rest may have been made', () => {
    const refusals = [400, 409, 422, 499].map((status) => failure('http', status))
    expect(refusals.map(isRefused)).toEqual(refusals.map(() => true))
    const open = [
      ...[302, 401, 403, 408, 429, 500, 503, null].map((status) => failure('http', status)),
      failure('auth', 401),
      failure('timeout'),
      failure('offline'),
      failure('parse'),
    ]
    expect(open.map(isRefused)).toEqual(open.map(() => false))
  })
})
