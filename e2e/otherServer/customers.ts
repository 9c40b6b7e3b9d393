import type { Route } from './answering.ts'
import { customerOf, findOf, productOf, type State } from './state.ts'

const FIELDS = ['home_address', 'city', 'region', 'postal_code', 'latitude', 'longitude'] as const

/** The calls of what a customer keeps: addresses and saved products, in bare lists. */
export function customerRoutes(state: State): Route[] {
  return [
    // This server needs no token, and gives none.
    { method: 'GET', path: /^\/v1\/csrf\/$/, answer: () => ({ body: { detail: 'ok' } }) },
    {
      method: 'GET',
      path: /^\/v1\/customer\/addresses\/$/,
      answer(call) {
        const { id } = customerOf(state, call)
        return { body: state.addresses.filter(({ owner }) => owner === id) }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/customer\/addresses\/$/,
      fields: FIELDS,
      answer(call) {
        const address = { ...call.body, id: state.nextId(), owner: customerOf(state, call).id }
        state.addresses.push(address)
        return { status: 201, body: address }
      },
    },
    {
      method: 'PATCH',
      path: /^\/v1\/customer\/addresses\/(\d+)\/$/,
      fields: FIELDS,
      answer(call) {
        customerOf(state, call)
        return { body: Object.assign(findOf(state.addresses, call.params[0]), call.body) }
      },
    },
    {
      method: 'DELETE',
      path: /^\/v1\/customer\/addresses\/(\d+)\/$/,
      answer(call) {
        customerOf(state, call)
        state.addresses.splice(state.addresses.indexOf(findOf(state.addresses, call.params[0])), 1)
        return { status: 204 }
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/saved-items\/$/,
      answer(call) {
        const customer = customerOf(state, call)
        return {
          body: state.saved
            .filter(({ owner }) => owner === customer.id)
            .map(({ id, product, specification }) => {
              const { name, image, specifications } = productOf(product)
              const chosen = specifications.find((one) => one.id === specification)
              return {
                id,
                product,
                product_name: name,
                product_main_image: image,
                ...(chosen && { specification: { id: chosen.id, value: chosen.value } }),
              }
            }),
        }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/saved-items\/$/,
      fields: ['product', 'specification_id'],
      answer(call) {
        const { product, specification_id } = call.body
        state.saved.push({
          id: state.nextId(),
          owner: customerOf(state, call).id,
          product: productOf(product).id,
          specification: specification_id == null ? null : Number(specification_id),
        })
        return { status: 201 }
      },
    },
    {
      method: 'DELETE',
      path: /^\/v1\/saved-items\/(\d+)\/$/,
      answer(call) {
        customerOf(state, call)
        state.saved.splice(state.saved.indexOf(findOf(state.saved, call.params[0])), 1)
        return { status: 204 }
      },
    },
  ]
}
