import { checkedPromotionCodeSchema, checkPromotionCodeSchema } from '@dukani/contracts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { codeError } from './httpErrors.ts'
import type { PromotionCodeService } from './service.ts'

/** `POST /v1/promotion-codes/check/`, ours, for customers. */
export function addPromotionCodeRoutes(
  app: App,
  { promotionCodes }: { promotionCodes: PromotionCodeService },
): void {
  app.post(
    '/v1/promotion-codes/check/',
    {
      preValidation: forCustomers,
      schema: {
        summary: 'What a promotion code takes off a cart',
        description:
          '400 with `code` when it can’t be used. The answer is the same for a code that doesn’t exist, has ended, or is used up.',
        body: checkPromotionCodeSchema,
        response: { 200: checkedPromotionCodeSchema },
      },
    },
    async (request, reply) => {
      const checked = await promotionCodes.check(requireCustomer(request).id, request.body)
      if (!checked.ok) throw codeError('code', checked.error, request.language)
      return reply.header('cache-control', 'no-store').send(checked.value)
    },
  )
}
