import { Refusal, type Route } from './answering.ts'
import { customerOf, findOf, inGel, priceOf, productOf, type State } from './state.ts'

interface Ordered {
  product_id: number
  quantity: number
  specification_id: number | null
}

const ADDRESS = ['home_address', 'city', 'region', 'postal_code'] as const

/** The calls of orders, and the page where cards are paid. */
export function orderRoutes(state: State, ownOrigin: () => string, storefront: () => string): Route[] {
  const itemOf = ({ product_id, quantity, specification_id }: Ordered) => {
    const { id, name, image, specifications } = productOf(product_id)
    return {
      id: state.nextId(),
      product: { id, name, image },
      specification: specifications.find((one) => one.id === specification_id)?.value ?? null,
      quantity: String(quantity),
      unit_price: inGel(priceOf(productOf(product_id), specification_id)),
    }
  }
  const mine = (owner: number) => state.orders.filter((order) => order.owner === owner).reverse()

  return [
    {
      method: 'POST',
      path: /^\/v1\/orders\/create\/$/,
      fields: ['payment_method', 'order_items_data_input', 'subtotal', 'address', ...ADDRESS],
      answer(call) {
        const owner = customerOf(state, call).id
        const { payment_method, order_items_data_input, subtotal, address, ...typed } = call.body
        const items = (order_items_data_input as Ordered[]).map(itemOf)
        const total = items.reduce((sum, item) => sum + Number(item.unit_price) * Number(item.quantity), 0)
        if (Math.abs(total - Number(subtotal)) > 0.001) throw new Refusal(400, { detail: 'Wrong subtotal.' })
        const place = address == null ? typed : findOf(state.addresses, address)
        const id = state.nextId()
        state.orders.push({
          ...Object.fromEntries(ADDRESS.map((name) => [name, place[name]])),
          id,
          owner,
          order_number: `T-${1000 + id}`,
          status: 'pending',
          payment_status: 'pending',
          payment_method,
          created_at: new Date().toISOString(),
          total_price: total.toFixed(2),
          latitude: null,
          longitude: null,
          items,
        })
        const checkout_url = payment_method === 'flitt' ? `${ownOrigin()}/pay/${id}` : null
        return { status: 201, body: { id, payment_method, checkout_url } }
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/orders\/$/,
      // What section 7 reads of it, and nothing else.
      answer: (call) => ({ body: { results: mine(customerOf(state, call).id) } }),
    },
    {
      method: 'GET',
      path: /^\/v1\/orders\/(\d+)\/$/,
      answer: (call) => ({ body: findOf(mine(customerOf(state, call).id), call.params[0]) }),
    },
    {
      method: 'GET',
      path: /^\/pay\/(\d+)$/,
      answer({ params: [id] }) {
        findOf(state.orders, id).payment_status = 'completed'
        const back = `${storefront()}/payment/success?order=${id}`
        return {
          html: `<!doctype html><title>pay</title><link rel="icon" href="data:," /><a href="${back}">back</a>`,
        }
      },
    },
  ]
}
