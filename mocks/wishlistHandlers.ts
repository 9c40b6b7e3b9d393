import { saveItemSchema, type Product, type SavedItem } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

/** Items of a page, as the server sends them. */
const PAGE = 50

/**
 * The calls of a customer's wishlist, with a state of its own. Without a bearer there is none.
 * @param saved what is saved at first, newest first
 * @param products those that can be saved
 */
export function wishlistHandlers(
  saved: readonly SavedItem[] = [],
  products: readonly Product[] = [],
): HttpHandler[] {
  let items = [...saved]
  let made = 0
  return [
    http.get('*/v1/saved-items/', ({ request }) => {
      if (!isCustomer(request)) return unknownCustomer()
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
      const end = page * PAGE
      return HttpResponse.json({
        count: items.length,
        next: end < items.length ? `http://localhost/v1/saved-items/?page=${page + 1}` : null,
        previous: page > 1 ? `http://localhost/v1/saved-items/?page=${page - 1}` : null,
        results: items.slice(end - PAGE, end),
      })
    }),
    http.post('*/v1/saved-items/', async ({ request }) => {
      if (!isCustomer(request)) return unknownCustomer()
      const body = saveItemSchema.parse(await request.json())
      const product = products.find(({ id }) => id === body.product)
      if (product === undefined) return refusal(serverKa['server.notFound'], 404)
      const chosen = product.specifications.find(({ id }) => id === body.specification_id) ?? null
      if (product.specifications.length > 0 && chosen === null)
        return refusal(serverKa['wishlist.chooseSpecification'], 400)
      const known = items.find((one) => one.product === product.id && one.specification?.id === chosen?.id)
      if (known) return HttpResponse.json(known)
      made += 1
      const item: SavedItem = {
        id: `0199a1b2-0000-7000-8009-${String(made).padStart(12, '0')}`,
        product: product.id,
        product_name: product.name,
        ...(product.name_en && { product_name_en: product.name_en }),
        product_main_image: product.main_image,
        specification: chosen && { id: chosen.id, value: chosen.value },
      }
      items = [item, ...items]
      return HttpResponse.json(item, { status: 201 })
    }),
    http.delete('*/v1/saved-items/:id/', ({ request, params }) => {
      if (!isCustomer(request)) return unknownCustomer()
      const before = items.length
      items = items.filter(({ id }) => String(id) !== params['id'])
      return items.length < before
        ? new HttpResponse(null, { status: 204 })
        : refusal(serverKa['server.notFound'], 404)
    }),
  ]
}

function isCustomer(request: Request): boolean {
  return request.headers.get('authorization')?.startsWith('Bearer ') ?? false
}

const unknownCustomer = () => refusal(serverKa['server.authenticationRequired'], 401)
