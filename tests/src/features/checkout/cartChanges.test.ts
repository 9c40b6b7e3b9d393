import { createTranslate, ka, loadEnglish } from '@dukani/i18n'
import { expect, test } from 'vitest'
import { cartChanges } from '#features/checkout/model/cartChanges.ts'
import type { OrderedCart } from '#features/checkout/model/orderBody.ts'

type Line = OrderedCart['lines'][number]
const line = (name: string, changes: Partial<Line> = {}): Line => ({
  id: 1,
  productId: name,
  specificationId: null,
  name,
  unitPrice: 1_000,
  quantity: 2,
  ...changes,
})
const inKa = { t: createTranslate(ka), language: 'ka' } as const
const before = { total: 4_000, lines: [line('ჩაი'), line('თაფლი')] }

test('CHECK-10 a cart that still comes to the same has not changed', () => {
  expect(cartChanges(before, { ...before, lines: before.lines.toReversed() }, inKa)).toBeNull()
})

test('CHECK-10 lists higher prices, lower quantities, removed and new lines, and the new total', () => {
  const after = {
    total: 4_300,
    lines: [line('ჩაი', { productId: 'ჩაი', unitPrice: 1_150, quantity: 1 }), line('პური')],
  }
  expect(cartChanges(before, after, inKa)).toBe(
    'ჩაი: ღირდა 10,00 ₾, ახლა ღირს 11,50 ₾. ჩაი: რაოდენობა ახლა არის 1. თაფლი: კალათაში აღარ არის. პური: დაემატა კალათას. ახლა სულ: 43,00 ₾. შეკვეთა ჯერ არ გაფორმებულა: თუ თანახმა ხართ, დააჭირეთ იმავე ღილაკს.',
  )
})

test('CHECK-10 says so of a cart that is empty now', () => {
  expect(cartChanges(before, { total: 0, lines: [] }, inKa)).toBe(inKa.t('checkout.emptyCart'))
})

test('CHECK-10 a price that was not there, or is not any more, is left to the total', () => {
  for (const prices of [
    [null, 1_000],
    [1_000, null],
  ] as const) {
    const [was, now] = prices.map((unitPrice) => line('ჩაი', { unitPrice }))
    if (!was || !now) throw new Error('two lines were expected')
    const text = cartChanges({ total: 1, lines: [was] }, { total: 2_000, lines: [now] }, inKa)
    expect(text).toMatch(/^ახლა სულ: 20,00\u00a0₾/)
  }
})

test('CHECK-10 the specifications of one product are things of their own', () => {
  const small = line('ჩაი', { specificationId: 5 })
  const large = line('ჩაი', { specificationId: '6', unitPrice: 2_000 })
  const text = cartChanges({ total: 6_000, lines: [small, large] }, { total: 4_000, lines: [large] }, inKa)
  expect(text).toMatch(/^ჩაი: კალათაში აღარ არის\. ახლა სულ: 40,00\u00a0₾/)
})

test('CHECK-10 names products in English, where they have an English name', async () => {
  const t = createTranslate(await loadEnglish())
  const tea = line('ჩაი', { name_en: 'Tea' })
  const after = { total: 3_000, lines: [{ ...tea, quantity: 1 }, line('პური', { name_en: 'Bread' })] }
  const text = cartChanges({ total: 4_000, lines: [tea, line('თაფლი')] }, after, { t, language: 'en' })
  for (const sentence of [
    t('checkout.changedQuantity', { name: 'Tea', n: 1 }),
    t('checkout.changedGone', { name: 'თაფლი' }),
    t('checkout.changedNew', { name: 'Bread' }),
  ])
    expect(text).toContain(sentence)
})
