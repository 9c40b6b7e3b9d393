import { saveSpecificationSchema, type Id } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

const PATH = '*/v1/save-specification/'

/**
 * The calls that remember a customer's choices, with a state of their own. Without a bearer there is none.
 * @param remembered what was chosen before, by product
 */
export function choiceHandlers(remembered: Readonly<Record<string, Id>> = {}): HttpHandler[] {
  const kept = new Map<string, Id>(Object.entries(remembered))
  return [
    http.get(PATH, ({ request }) => {
      if (!isCustomer(request)) return unknownCustomer()
      const product = new URL(request.url).searchParams.get('product') ?? ''
      return HttpResponse.json({ specification: kept.get(product) ?? null })
    }),
    http.post(PATH, async ({ request }) => {
      if (!isCustomer(request)) return unknownCustomer()
      const body = saveSpecificationSchema.parse(await request.json())
      kept.set(String(body.product), body.specification)
      return HttpResponse.json(body)
    }),
  ]
}

function isCustomer(request: Request): boolean {
  return request.headers.get('authorization')?.startsWith('Bearer ') ?? false
}

const unknownCustomer = () => refusal(serverKa['server.authenticationRequired'], 401)
