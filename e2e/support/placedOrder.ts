import { shownPrice, toGel, type CreateAddress, type Order } from '@dukani/contracts'
import { expect, type APIRequestContext } from '@playwright/test'
import { accessTokenOf } from './account.ts'
import { findProduct, isSimple } from './products.ts'

const MANY = 5

/**
 * Places an order by bank transfer through the API, to a place on the map.
 * @param quantity pieces of its one product
 */
export async function placeOrder(
  request: APIRequestContext,
  person: { email: string; password: string },
  address: CreateAddress,
  quantity = 1,
): Promise<Order> {
  const token = await accessTokenOf(request, person)
  const csrf = (await (await request.get('/v1/csrf/')).json()) as { csrfToken: string }
  const headers = { Authorization: `Bearer ${token}`, 'X-CSRFToken': csrf.csrfToken }

  async function send<Answer>(path: string, data: object, more = {}): Promise<Answer> {
    const answer = await request.post(path, { data, headers: { ...headers, ...more } })
    await expect(answer).toBeOK()
    return (await answer.json()) as Answer
  }

  const product = await findProduct(request, 'with many pieces', isSimple(MANY))
  const saved = await send<{ id: string }>('/v1/customer/addresses/', address)
  const line = { product_id: product.id, quantity }
  await send('/v1/cart/items/', { ...line, owner: userIdOf(token) })
  const { id } = await send<{ id: string }>(
    '/v1/orders/create/',
    {
      payment_method: 'bank',
      order_items_data_input: [{ ...line, specification_id: null }],
      subtotal: toGel(quantity * (shownPrice(product, null)?.price ?? 0)),
      address: saved.id,
    },
    { 'Idempotency-Key': crypto.randomUUID() },
  )
  const order = await request.get(`/v1/orders/${id}/`, { headers })
  await expect(order).toBeOK()
  return (await order.json()) as Order
}

function userIdOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { user_id: string }).user_id
}
