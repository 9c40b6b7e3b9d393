import { orderAgainSchema } from '@dukani/contracts'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { toOrderAgain } from '#shared/api/adapters/orderAgain.ts'
import { ApiError } from '#shared/api/ApiError.ts'

describe('an order that is bought again', () => {
  const left = { product_name: 'თაფლი', specification: null, quantity: 1 }

  test('ORDER-02 as our server sends it passes unchanged; what was left out and can’t be read is passed over', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const answer = { added: 2, left_out: [left, { ...left, specification: '500 გ' }] }
    expect(toOrderAgain(answer)).toEqual(answer)
    const named = (product_name_en: unknown) => ({ added: 0, left_out: [{ ...left, product_name_en }] })
    expect(toOrderAgain(named('Honey'))).toEqual(named('Honey'))
    for (const none of [null, '', {}]) expect(toOrderAgain(named(none)).left_out).toEqual([left])
    expect(toOrderAgain({ ...answer, left_out: [left, { ...left, quantity: 0 }] }).left_out).toEqual([left])
  })

  test('API-02 of anything there is what became of it, or an answer that can’t be read', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const almost = fc.record({ added: fc.anything(), left_out: fc.array(fc.anything()) })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), almost), (given) => {
        try {
          expect(orderAgainSchema.safeParse(toOrderAgain(given)).success).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError)
          expect(error).toMatchObject({ kind: 'parse' })
        }
      }),
    )
  })
})
