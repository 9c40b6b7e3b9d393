import type { FastifyRequest } from 'fastify'
import { originOf } from '../../plugins/origin.ts'
import type { Payer } from './cardPayments.ts'

/** Who asks, as somebody who is about to pay. */
export function payerOf(request: FastifyRequest, publicUrl: string | undefined): Payer {
  const { language, t } = request
  return {
    origin: originOf(request, publicUrl),
    language,
    describe: (number) => t('ordering.paymentOf', { number }),
  }
}
