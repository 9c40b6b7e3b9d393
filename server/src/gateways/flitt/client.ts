import * as z from 'zod/mini'
import { FLITT_TIMEOUT_MS } from '../../config/limits.ts'
import type { FlittConfig } from '../../config/payments.ts'
import { readReport } from './fields.ts'
import {
  FlittUnavailableError,
  FlittRefusedError,
  FlittUnreadableError,
  type Flitt,
  type FlittReport,
} from './flitt.ts'
import { isPaymentPage } from './pageAddress.ts'
import { postJson } from './postJson.ts'
import { isSigned, signatureOf, type FlittFields } from './signature.ts'

const VERSION = '1.0.1'
const CURRENCY = 'GEL'
// Flitt's number for a payment that it doesn't know.
const UNKNOWN_ORDER = '1018'

const answerSchema = z.object({ response: z.record(z.string(), z.unknown()) })

/**
 * Flitt's API, with amounts in tetri. As Flitt documents, refusals come with HTTP 200 and unsigned, and so does the
 * address of a payment page. The status of a payment is accepted only with a signature by the shop's own key.
 * @param config its `url` may be a function, since the stand-in's address isn't known before the shop listens
 * @param timeout in ms; for tests
 */
export function createFlitt(
  { merchantId, secretKey, url }: Omit<FlittConfig, 'url'> & { url: string | (() => string) },
  timeout: number = FLITT_TIMEOUT_MS,
): Flitt {
  const base = () => (typeof url === 'string' ? url : url())

  async function call(path: string, fields: FlittFields): Promise<Record<string, unknown>> {
    const request = { ...fields, merchant_id: Number(merchantId), version: VERSION }
    const signed = { ...request, signature: signatureOf(secretKey, request) }
    const parsed = answerSchema.safeParse(await postJson(`${base()}${path}`, { request: signed }, timeout))
    if (!parsed.success) throw new FlittUnavailableError('answered with an unexpected body')
    const { response } = parsed.data
    if (response['response_status'] === 'failure' && 'error_code' in response)
      throw new FlittRefusedError(said(response['error_code']), said(response['error_message']))
    if (response['signature'] !== undefined && !isSigned(secretKey, response))
      throw new FlittUnreadableError('answered with an invalid signature')
    return response
  }

  async function callForSigned(path: string, fields: FlittFields): Promise<Record<string, unknown>> {
    const response = await call(path, fields)
    if (response['signature'] === undefined) throw new FlittUnreadableError('answered without a signature')
    return response
  }

  return {
    async create({ orderId, amount, description, language, lifetime, returnUrl, callbackUrl }) {
      const { checkout_url } = await call('/api/checkout/url', {
        order_id: orderId,
        order_desc: description,
        amount,
        currency: CURRENCY,
        lang: language,
        lifetime,
        response_url: returnUrl,
        server_callback_url: callbackUrl,
      })
      if (typeof checkout_url !== 'string' || !isPaymentPage(checkout_url, base(), returnUrl))
        throw new FlittUnavailableError('answered with an invalid payment page')
      return checkout_url
    },

    async status(orderId) {
      try {
        const report = readReport(await callForSigned('/api/status/order_id', { order_id: orderId }))
        if (report?.orderId !== orderId || report.merchantId !== merchantId)
          throw new FlittUnreadableError('answered about another payment')
        return report
      } catch (error) {
        if (error instanceof FlittRefusedError && error.code === UNKNOWN_ORDER) return null
        throw error
      }
    },

    async reverse({ orderId, amount, currency, reverseId }) {
      const answer = await callForSigned('/api/reverse/order_id', {
        order_id: orderId,
        amount,
        currency,
        reverse_id: reverseId,
      })
      if (answer['order_id'] !== orderId) throw new FlittUnreadableError('answered about another payment')
      if (answer['reverse_status'] === 'approved') return 'done'
      return answer['reverse_status'] === 'declined' ? 'declined' : 'underWay'
    },

    read(fields): FlittReport | 'forged' | 'unreadable' | 'otherMerchant' {
      const all = z.record(z.string(), z.unknown()).safeParse(fields)
      if (!all.success || !isSigned(secretKey, all.data)) return 'forged'
      const report = readReport(all.data)
      if (report === null) return 'unreadable'
      return report.merchantId === merchantId ? report : 'otherMerchant'
    },
  }
}

/** A value of an answer, for the log. */
function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : ''
}
