import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { STAND_IN_PATH } from '../../gateways/flitt/openFlitt.ts'
import { PAGE_ACTIONS, STAND_IN_CALLS, type StandIn } from '../../gateways/flitt/standIn/standIn.ts'
import type { StandInPayment } from '../../gateways/flitt/standIn/store.ts'
import type { App } from '../../plugins/app.ts'
import { paymentPage, unknownPaymentPage, type Page } from './page.ts'

const params = z.object({ token: z.string() })
const body = z.object({ action: z.enum(PAGE_ACTIONS), card: z.optional(z.string()) })

/**
 * The demo's stand-in for Flitt, below `/dev/flitt`: the calls that the shop makes (`/api/…`), and the page where a shopper
 * "pays" (`/pay/{token}`), which needs no script. Never part of a shop.
 */
export async function addTestPaymentRoutes(app: App, standIn: StandIn): Promise<void> {
  app.addHook('onClose', async () => standIn.end())

  for (const name of STAND_IN_CALLS)
    app.post(`${STAND_IN_PATH}/api/${name}`, async (request) => standIn.call(name, request.body))

  app.get(`${STAND_IN_PATH}/pay/:token`, { schema: { params } }, async (request, reply) =>
    show(request, reply, standIn.payment(request.params.token), false),
  )

  // Forms are accepted only in this scope.
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, text: string) => Object.fromEntries(new URLSearchParams(text)),
    )
    scope.post(`${STAND_IN_PATH}/pay/:token`, { schema: { params, body } }, async (request, reply) => {
      const { action, card } = request.body
      return show(request, reply, standIn.act(request.params.token, action, card), true)
    })
  })

  /** @param acted the payer has just done something: after paying they are redirected to the shop */
  function show(
    request: FastifyRequest,
    reply: FastifyReply,
    payment: StandInPayment | null,
    acted: boolean,
  ) {
    const { t, language } = request
    const page: Page =
      payment === null
        ? unknownPaymentPage({ t, language })
        : paymentPage({ t, language }, payment, {
            fields: standIn.fields(payment),
            leaves: acted && payment.status === 'approved',
          })
    return reply
      .code(payment === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', page.policy)
      .send(page.html)
  }
}
