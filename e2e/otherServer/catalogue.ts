import { Refusal, type Route } from './answering.ts'
import { CATEGORIES, GOODS, type Goods } from './goods.ts'
import { customerOf, productOf, type State } from './state.ts'

/** The calls of the catalogue: bare lists, and every list whole, whatever page is asked for. */
export function catalogueRoutes(state: State): Route[] {
  const reviewsOf = (product: number) => state.reviews.filter((review) => review.product === product)
  const wire = (product: Goods) => ({ ...product, reviews: String(reviewsOf(product.id).length) })

  return [
    {
      method: 'GET',
      path: /^\/v1\/categories\/$/,
      answer: () => ({ body: CATEGORIES }),
    },
    {
      method: 'GET',
      path: /^\/v1\/products\/$/,
      answer({ query }) {
        const [category, search] = [query.get('category'), query.get('search')]
        const found = GOODS.filter(
          ({ name, category: { id } }) =>
            (category === null || id === category) && (search === null || name.includes(search)),
        )
        return { body: found.map(wire) }
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/products\/(\d+)\/$/,
      answer: ({ params: [id] }) => ({ body: wire(productOf(id)) }),
    },
    {
      method: 'POST',
      path: /^\/v1\/save-specification\/$/,
      fields: ['product', 'specification'],
      answer: () => ({ body: {} }),
    },
    {
      method: 'GET',
      path: /^\/v1\/products\/(\d+)\/reviews\/$/,
      answer: ({ params: [id] }) => ({
        body: reviewsOf(Number(id)).map(({ owner, rating, ...review }) => ({
          ...review,
          rating: String(rating),
          user_first_name: state.people.find((person) => person.id === owner)?.first_name,
        })),
      }),
    },
    {
      method: 'POST',
      path: /^\/v1\/products\/(\d+)\/reviews\/create\/$/,
      fields: ['rating', 'comment'],
      answer(call) {
        const owner = customerOf(state, call).id
        const product = productOf(call.params[0]).id
        const { rating, comment } = call.body
        if (reviewsOf(product).some((review) => review.owner === owner))
          throw new Refusal(400, { error: 'You have reviewed this product.' })
        const created_at = new Date().toISOString()
        state.reviews.push({
          id: state.nextId(),
          owner,
          product,
          rating: Number(rating),
          comment: String(comment),
          created_at,
        })
        return { status: 201 }
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/$/,
      answer(call) {
        const { id } = customerOf(state, call)
        const written = reviewsOf(Number(call.query.get('product')))
        return { body: { hasReviewed: written.some(({ owner }) => owner === id) } }
      },
    },
    {
      method: 'GET',
      path: /^\/media\/(\d+)\.svg$/,
      answer: () => ({
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="30" fill="teal"/></svg>',
      }),
    },
  ]
}
