import { newPromotionSchema, promotionFormSchema, promotionSchema } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'
import { EMPTY_PROMOTION, formOf, promotionOf } from '#admin/features/promotions/model/promotionForm.ts'
import { promotion } from '#mocks/adminPromotions.ts'

const filled = {
  ...EMPTY_PROMOTION,
  ...{ name: ' ახალი წელი ', percent: '12,5', categories: [{ id: '1', title: 'ღვინო' }] },
}
const faults = (changes: object) =>
  promotionFormSchema
    .safeParse({ ...filled, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

describe('the form of a promotion', () => {
  test('is sent as the API has it: a minute is Tbilisi’s, and an empty one is none', () => {
    const form = promotionFormSchema.parse({ ...filled, starts_at: '2026-12-31T20:00' })
    const sent = promotionOf(form)
    expect(sent).toEqual({
      ...{ name: 'ახალი წელი', percent: 12.5, amount: null },
      ...{ starts_at: '2026-12-31T20:00:00+04:00', ends_at: null, categories: ['1'], products: [] },
    })
    expect(newPromotionSchema.safeParse(sent).success).toBe(true)
  })

  test('of a known promotion makes the same promotion', () => {
    const known = promotionSchema.parse(
      promotion({ percent: null, amount: 10.5, starts_at: '2026-12-31T20:30:00.000Z' }),
    )
    const form = formOf(known)
    expect(form).toMatchObject({ kind: 'amount', amount: '10,5', starts_at: '2027-01-01T00:30' })
    const { starts_at, ends_at, amount, percent } = promotionOf(promotionFormSchema.parse(form))
    expect([amount, percent]).toEqual([10.5, null])
    expect([starts_at, ends_at].map((moment) => new Date(moment ?? '').toISOString())).toEqual([
      known.starts_at,
      known.ends_at,
    ])
  })

  test.each([
    [{ name: ' ' }, ['name', 'required']],
    [{ percent: '' }, ['percent', 'required']],
    [{ percent: '100' }, ['percent', 'invalid']],
    [{ percent: '0' }, ['percent', 'invalid']],
    [{ kind: 'amount', amount: 'ცოტა' }, ['amount', 'invalid']],
    [{ categories: [] }, ['categories', 'required']],
    [{ ends_at: '2026' }, ['ends_at', 'invalid']],
  ])('with %j is refused', (changes, fault) => {
    expect(faults(changes)).toEqual([fault])
  })

  test('isn’t refused for what was typed in the field that isn’t shown', () => {
    expect(faults({ kind: 'amount', amount: '5', percent: 'ბევრი' })).toEqual([])
  })
})
