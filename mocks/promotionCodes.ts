import {
  checkPromotionCodeSchema,
  newPromotionCodeSchema,
  toGel,
  toTetri,
  discountOf,
  type PromotionCode,
} from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

/** A code that takes off 10 %, used a few times. */
export function promotionCode(overrides: Partial<PromotionCode> = {}): PromotionCode {
  return {
    id: 'code-1',
    code: 'SAFERAVI10',
    percent: 10,
    amount: null,
    min_total: 0,
    per_customer: 1,
    max_uses: 50,
    starts_at: null,
    ends_at: null,
    used: 12,
    active: true,
    version: 1,
    created_at: '2026-11-20T08:00:00.000Z',
    ...overrides,
  }
}

/** The check of a code at checkout. @param usable the only code that can be used; null: none */
export function promotionCheckHandler(usable: string | null = promotionCode().code): HttpHandler {
  return http.post('*/v1/promotion-codes/check/', async ({ request }) => {
    const { code, subtotal } = checkPromotionCodeSchema.parse(await request.json())
    if (code !== usable)
      return HttpResponse.json({ code: [serverKa['ordering.codeInvalid']] }, { status: 400 })
    const discount = discountOf({ percentBp: 1_000, amountTetri: null }, toTetri(subtotal))
    return HttpResponse.json({
      code,
      discount: toGel(discount),
      total: toGel(toTetri(subtotal) - discount),
    })
  })
}

/** The calls of the back office about codes, with a state of their own. */
export function promotionCodeHandlers(initial: readonly PromotionCode[]): HttpHandler[] {
  let codes = initial
  return [
    http.get('*/v1/admin/promotion-codes/', () => HttpResponse.json({ next: null, results: codes })),
    http.post('*/v1/admin/promotion-codes/', async ({ request }) => {
      const sent = newPromotionCodeSchema.parse(await request.json())
      if (codes.some(({ code }) => code === sent.code))
        return HttpResponse.json({ code: [serverKa['server.codeTaken']] }, { status: 400 })
      const code = promotionCode({ ...sent, id: `code-${codes.length + 1}`, used: 0 })
      codes = [code, ...codes]
      return HttpResponse.json(code, { status: 201 })
    }),
    http.patch('*/v1/admin/promotion-codes/:id/', async ({ params, request }) => {
      const { version, ...change } = (await request.json()) as Partial<PromotionCode>
      const code = codes.find(({ id }) => id === params['id'])
      if (code === undefined) return refusal(serverKa['server.notFound'], 404)
      if (code.version !== version) return refusal(serverKa['server.codeChangedMeanwhile'], 409)
      const changed = { ...code, ...change, version: version + 1 }
      codes = codes.map((each) => (each === code ? changed : each))
      return HttpResponse.json(changed)
    }),
  ]
}
