import { MAX_PAPERS, PAPER_KINDS } from '@dukani/contracts'
import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import type { PaperAdminService } from './adminService.ts'

const ids = z
  .pipe(
    z.string(),
    z.transform((list: string) => [...new Set(list.split(','))]),
  )
  .check(z.maxLength(MAX_PAPERS))

/** `GET /v1/admin/orders/papers/`: a PDF that is opened in a new tab, as a customer's invoice is. */
export function addPaperAdminRoutes(app: App, { papers }: { papers: PaperAdminService }): void {
  app.addHook('onClose', () => papers.close())
  app.get(
    '/v1/admin/orders/papers/',
    {
      config: { accessCookie: true, limit: 'invoices' },
      schema: {
        summary: 'The packing slips or invoices of orders as one PDF',
        description: `\`ids\` are up to ${MAX_PAPERS} ids of orders, separated by commas. Also accepts the cookie accessToken, so that a tab can open it.`,
        querystring: z.object({
          kind: z.enum(PAPER_KINDS),
          ids,
        }),
        produces: ['application/pdf'],
      },
    },
    async ({ query: { kind, ids }, language, t }, reply) => {
      const pdf = await papers.papers(kind, ids, { language, t })
      if (pdf === null) throw notFound()
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${FILE_NAMES[kind]}.pdf"`)
        .send(pdf)
    },
  )
}

const FILE_NAMES = { packingSlip: 'packing-slips', invoice: 'invoices' } as const
