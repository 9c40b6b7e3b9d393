import {
  catalogueImportDetailsSchema,
  catalogueImportPartSchema,
  catalogueImportSchema,
  STOCK_LEVELS,
} from '@dukani/contracts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { shopDay } from '../../config/shopTime.ts'
import { notFound, refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { Uploads } from '../../plugins/uploads.ts'
import type { CatalogueImportService } from './service.ts'
import { addFileForm } from './requests.ts'

const PATH = '/v1/admin/imports/'
const params = z.object({ id: z.string() })
const CSV = 'text/csv; charset=utf-8'

/** `/v1/admin/imports/`: files of products, and `/v1/admin/products/export/`: the whole catalogue as one. */
export async function addImportRoutes(
  app: App,
  { imports, uploads }: { imports: CatalogueImportService; uploads: Uploads },
): Promise<void> {
  // Forms are accepted only in this scope.
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>()
    const withFile = await addFileForm(scope)
    scope.post(
      PATH,
      {
        schema: {
          summary: 'Uploads a Shopify product CSV, which is then checked by a dry run',
          description: '409 while another file is being checked or imported. 413 for one above 50 MB.',
          consumes: ['multipart/form-data'],
          response: { 201: catalogueImportSchema },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request)
        const uploaded = await uploads.during(actor.id, () =>
          withFile(request, (file) => imports.upload(actor, file, request.t)),
        )
        if (uploaded.ok) return reply.code(201).send(uploaded.value)
        throw uploaded.error === 'busy'
          ? refused(409, 'backOffice.importBusy')
          : refused(400, 'backOffice.importEmpty')
      },
    )
  })

  app.get(
    PATH,
    {
      schema: {
        summary: 'The uploaded files, latest first',
        querystring: z.object({ after: z.optional(z.string()) }),
        response: { 200: catalogueImportPartSchema },
      },
    },
    ({ query, t }) => imports.list(query.after, t),
  )

  app.get(
    `${PATH}:id/`,
    {
      schema: {
        summary: 'How far an import is, with its first problems',
        params,
        response: { 200: catalogueImportDetailsSchema },
      },
    },
    async ({ params: { id }, t }) => known(await imports.show(id, t)),
  )

  app.post(
    `${PATH}:id/start/`,
    {
      schema: {
        summary: 'Imports a checked file',
        description: '409 while another file is being checked or imported, or when it isn’t checked.',
        params,
        response: { 200: catalogueImportSchema },
      },
    },
    async (request) => {
      const started = await imports.start(actorOf(request), request.params.id, request.t)
      if (started.ok) return started.value
      if (started.error === 'notFound') throw notFound()
      throw refused(409, started.error === 'busy' ? 'backOffice.importBusy' : 'backOffice.importNotChecked')
    },
  )

  app.post(
    `${PATH}:id/cancel/`,
    {
      schema: {
        summary: 'Stops a check or an import after its present batch, or discards a checked file',
        description: 'What was imported until then stays.',
        params,
        response: { 200: catalogueImportSchema },
      },
    },
    async ({ params: { id }, t }) => known(await imports.cancel(id, t)),
  )

  app.get(
    `${PATH}:id/problems/`,
    {
      config: { accessCookie: true },
      schema: {
        summary: 'All problems of an import as a CSV',
        description: 'Also accepts the cookie accessToken, so that a browser can download it.',
        params,
        produces: ['text/csv'],
      },
    },
    async ({ params: { id }, t }, reply) => {
      const lines = known(await imports.problems(id, t))
      return reply
        .type(CSV)
        .header('content-disposition', 'attachment; filename="import-problems.csv"')
        .send(Readable.from(lines))
    },
  )

  app.get(
    '/v1/admin/products/export/',
    {
      config: { accessCookie: true },
      // A HEAD would write the whole file.
      exposeHeadRoute: false,
      schema: {
        summary: 'The products as a Shopify product CSV, hidden ones too',
        description:
          'All of them, or by the filter of their list. Also accepts the cookie accessToken, so that a browser can download it.',
        querystring: z.object({
          search: z.optional(z.string().check(z.maxLength(200))),
          category: z.optional(z.string()),
          published: z.optional(z.enum(['true', 'false'])),
          stock: z.optional(z.enum(STOCK_LEVELS)),
        }),
        produces: ['text/csv'],
      },
    },
    async (request, reply) => {
      const { published, ...filter } = request.query
      return reply
        .type(CSV)
        .header('content-disposition', `attachment; filename="catalogue-${shopDay(new Date())}.csv"`)
        .send(
          await imports.exportCatalogue(actorOf(request), {
            ...filter,
            published: published === undefined ? undefined : published === 'true',
          }),
        )
    },
  )
}

function known<Found>(found: Found | null): Found {
  if (found === null) throw notFound()
  return found
}
