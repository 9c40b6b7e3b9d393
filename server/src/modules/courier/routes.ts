import { courierLocationSchema, courierReportSchema } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import { isStorable } from '../../plugins/storableBody.ts'
import type { CourierService } from './service.ts'
import { sentAt } from './signature.ts'

export interface CourierRoutesOptions {
  courier: CourierService
  /** the key that couriers' devices sign with; null: reports are refused */
  courierKey: string | null
}

const NO_STORE = { 'cache-control': 'no-store' }

/**
 * `GET /v1/orders/{id}/courier-location/`, which the storefront sends without a header (ORDER-07): the access token's
 * cookie identifies the customer. Ours: `POST /v1/couriers/location/`, for couriers' devices and not for browsers,
 * authenticated by X-Courier-Timestamp (Unix seconds) and X-Courier-Signature (see `signatureOf`).
 */
export async function addCourierRoutes(
  app: App,
  { courier, courierKey }: CourierRoutesOptions,
): Promise<void> {
  app.get(
    '/v1/orders/:id/courier-location/',
    {
      config: { accessCookie: true },
      preValidation: forCustomers,
      schema: {
        summary: 'Where the courier of an order is. Uses the cookie accessToken, without a header',
        params: z.object({ id: z.string() }),
        response: { 200: courierLocationSchema },
      },
    },
    async (request, reply) => {
      const location = await courier.location(requireCustomer(request).id, request.params.id)
      if (location === null) throw notFound()
      return reply.headers(NO_STORE).send(location)
    },
  )

  app.get(
    '/v1/admin/orders/:id/courier-location/',
    {
      schema: {
        summary: 'Where the courier of an order is, for staff',
        description: '404 while the order isn’t on its way or no position is known.',
        params: z.object({ id: z.string() }),
        response: { 200: courierLocationSchema },
      },
    },
    async (request) => {
      const location = await courier.locationForStaff(request.params.id)
      if (location === null) throw notFound()
      return location
    },
  )

  // The signature covers the raw text, so this scope doesn't parse JSON.
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/v1/couriers/location/',
      {
        config: { csrf: false, bearer: false },
        schema: {
          summary:
            "A courier's device reports where an order is; signed as described in docs/configuration.md",
          description:
            '403 without a valid signature. 404 for an order that is neither confirmed nor shipped.',
          consumes: ['application/json'],
          response: { 204: z.undefined() },
        },
      },
      async (request, reply) => {
        const { 'x-courier-timestamp': timestamp, 'x-courier-signature': signature } = request.headers
        const body = typeof request.body === 'string' ? request.body : ''
        const message = { timestamp: String(timestamp), signature: String(signature), body }
        const sent = courierKey === null ? null : sentAt(courierKey, message, new Date())
        if (sent === null) {
          request.log.warn({ event: 'courier: refused' }, 'security')
          throw refused(403, 'server.courierRefused')
        }
        const report = courierReportSchema.safeParse(parsed(body))
        if (!report.success || !isStorable(report.data)) throw refused(400, 'server.invalidJson')
        const stored = await courier.report(report.data, sent)
        if (!stored.ok) throw stored.error === 'notFound' ? notFound() : refused(400, 'server.courierAhead')
        return reply.code(204).headers(NO_STORE).send()
      },
    )
  })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
