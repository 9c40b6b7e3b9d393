import type { Call, Route } from './answering.ts'
import { customerOf, findOf, productOf, type Line, type State } from './state.ts'

/** The calls of the cart. A line's specification comes as its id. */
export function cartRoutes(state: State): Route[] {
  const wire = ({ id, product, specification, quantity }: Line) => ({
    id,
    product: productOf(product),
    specification,
    quantity: String(quantity),
  })

  /** Which cart a call names. @throws Refusal (401) for an owner who isn't logged in */
  function cartOf(call: Call, owner: unknown, session: unknown): string {
    return owner == null ? `guest:${String(session)}` : `owner:${customerOf(state, call).id}`
  }

  return [
    {
      method: 'GET',
      path: /^\/v1\/cart\/$/,
      answer(call) {
        const cart = cartOf(call, call.query.get('owner'), call.query.get('session_id'))
        return { body: { cart: { cartitems: state.lines.filter((line) => line.cart === cart).map(wire) } } }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/cart\/items\/$/,
      fields: ['product_id', 'quantity', 'session_id', 'owner', 'specification'],
      answer(call) {
        const { body } = call
        const cart = cartOf(call, body.owner, body.session_id)
        const product = productOf(body.product_id).id
        const specification = body.specification == null ? null : Number(body.specification)
        const there = state.lines.find(
          (line) => line.cart === cart && line.product === product && line.specification === specification,
        )
        const line = there ?? { id: state.nextId(), cart, product, specification, quantity: 0 }
        if (there === undefined) state.lines.push(line)
        line.quantity += Number(body.quantity)
        return { status: 201, body: wire(line) }
      },
    },
    {
      method: 'PATCH',
      path: /^\/v1\/cart\/items\/(\d+)\/$/,
      fields: ['quantity', 'product', 'specification'],
      answer({ params: [id], body }) {
        const line = findOf(state.lines, id)
        line.quantity = Number(body.quantity)
        return { body: wire(line) }
      },
    },
    {
      method: 'DELETE',
      path: /^\/v1\/cart\/items\/(\d+)\/$/,
      answer(call) {
        const line = findOf(state.lines, call.params[0])
        state.lines.splice(state.lines.indexOf(line), 1)
        return { status: 204 }
      },
    },
  ]
}
