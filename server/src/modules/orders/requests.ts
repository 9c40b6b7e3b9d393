import type { FastifyRequest } from 'fastify'
import { originOf } from '../../plugins/origin.ts'
import type { Payer } from './orderPayments.ts'

/**
 * The client of a request as a payer.
 * @param publicUrl the shop's origin; undefined: the request's
 */
export function payerOf(request: FastifyRequest, publicUrl: string | undefined): Payer {
  const { language, t } = request
  return {
    origin: originOf(request, publicUrl),
    language,
    describe: (number) => t('ordering.paymentOf', { number }),
  }
}
