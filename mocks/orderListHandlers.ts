import { PAGE_SIZE, type Order } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'
import { courierHandler } from './courier.ts'

/** The reading calls of a customer's orders: the list in pages, one order. Without a bearer there is nothing to read. */
export function orderListHandlers(orders: readonly Order[]): HttpHandler[] {
  return [
    http.get('*/v1/orders/', ({ request }) => {
      if (!isCustomer(request)) return refusal('გთხოვთ, შეხვიდეთ სისტემაში.', 401)
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
      const end = page * PAGE_SIZE
      const results = orders.slice(end - PAGE_SIZE, end)
      if (page > 1 && results.length === 0) return refusal('ასეთი გვერდი არ არის.', 404)
      return HttpResponse.json({
        count: orders.length,
        next: end < orders.length ? `http://localhost/v1/orders/?page=${page + 1}` : null,
        previous: page > 1 ? `http://localhost/v1/orders/?page=${page - 1}` : null,
        results,
      })
    }),
    http.get('*/v1/orders/:id/', ({ request, params }) => {
      if (!isCustomer(request)) return refusal('გთხოვთ, შეხვიდეთ სისტემაში.', 401)
      const order = orders.find(({ id }) => String(id) === params['id'])
      return order ? HttpResponse.json(order) : refusal('ვერ მოიძებნა.', 404)
    }),
    // The courier's position is unknown.
    courierHandler(404),
  ]
}

function isCustomer(request: Request): boolean {
  return request.headers.get('authorization')?.startsWith('Bearer ') ?? false
}
