import { newPromotionCodeSchema, promotionCodeFormSchema } from '@dukani/contracts'
import { describe, expect, test } from 'vitest'
import { EMPTY_CODE, newCode } from '#admin/features/promotionCodes/model/codeForm.ts'

const filled = { ...EMPTY_CODE, code: ' weekend-10 ', percent: '12,5' }
const faults = (form: typeof filled) =>
  promotionCodeFormSchema
    .safeParse(form)
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

describe('the form of a new code', () => {
  test('sends whole days of Tbilisi, and no limit for an empty field', () => {
    const form = promotionCodeFormSchema.parse({ ...filled, starts_at: '2026-12-05', ends_at: '2026-12-06' })
    const sent = newPromotionCodeSchema.parse(newCode(form))
    expect(sent).toEqual({
      code: 'WEEKEND-10',
      percent: 12.5,
      amount: null,
      min_total: 0,
      per_customer: null,
      max_uses: null,
      starts_at: '2026-12-05T00:00:00+04:00',
      ends_at: '2026-12-06T20:00:00.000Z',
    })
  })

  test('doesn’t count what is typed in the field that isn’t shown', () => {
    expect(faults({ ...filled, kind: 'amount', percent: 'ათი', amount: '15' })).toBeUndefined()
  })

  test('sends the amount alone when that is chosen', () => {
    const form = promotionCodeFormSchema.parse({
      ...filled,
      kind: 'amount',
      amount: '15',
      min_total: '100.50',
    })
    expect(newCode(form)).toMatchObject({ percent: null, amount: 15, min_total: 100.5 })
  })

  test.each([
    [{ code: 'ab' }, 'code invalid'],
    [{ code: 'ფასდაკლება' }, 'code invalid'],
    [{ percent: '' }, 'percent required'],
    [{ percent: '100' }, 'percent invalid'],
    [{ percent: '0' }, 'percent invalid'],
    [{ kind: 'amount' as const }, 'amount required'],
    [{ kind: 'amount' as const, amount: '0' }, 'amount invalid'],
    [{ max_uses: '1.5' }, 'max_uses invalid'],
    [{ min_total: 'ასი' }, 'min_total invalid'],
  ])('refuses %j', (change, fault) => {
    expect(faults({ ...filled, ...change })).toEqual([fault])
  })
})
