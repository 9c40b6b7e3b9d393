import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { forCustomers, requireCustomer } from '../../plugins/customer.ts'
import type { InvoiceService } from './service.ts'

/**
 * `GET /v1/orders/{id}/invoice/`: a PDF that is opened in a new tab (ORDER-03). A tab sends no headers of ours, so the
 * access token's cookie identifies the customer (API-05). In the reader's language; never cached.
 */
export function addInvoiceRoutes(app: App, { invoices }: { invoices: InvoiceService }): void {
  app.addHook('onClose', () => invoices.close())
  app.get(
    '/v1/orders/:id/invoice/',
    {
      config: { accessCookie: true, limit: 'invoices' },
      preValidation: forCustomers,
      schema: {
        summary:
          'The invoice of an order as PDF. Also accepts the cookie accessToken, so that a tab can open it',
        params: z.object({ id: z.string() }),
        produces: ['application/pdf'],
      },
    },
    async (request, reply) => {
      const { language, t } = request
      const found = await invoices.invoice(requireCustomer(request).id, request.params.id, { language, t })
      if (found === null) throw notFound()
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="invoice-${found.number}.pdf"`)
        .header('cache-control', 'no-store')
        .send(found.pdf)
    },
  )
}
