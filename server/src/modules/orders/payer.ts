import type { FastifyRequest } from 'fastify'
import { originOf } from '../../plugins/origin.ts'

/** Where the payer is, and comes back to. */
export interface Payer {
  /** the shop's origin as the payer's browser sees it */
  origin: string
  language: string
  /** what the payer reads at the gateway */
  describe: (orderNumber: string) => string
}

/** The client of a request as a payer. */
export function payerOf(request: FastifyRequest, publicUrl: string | undefined): Payer {
  const { language, t } = request
  return {
    origin: originOf(request, publicUrl),
    language,
    describe: (number) => t('ordering.paymentOf', { number }),
  }
}
