import {
  readArrangement,
  shownPrice,
  stockOf,
  toTetri,
  type Arrangement,
  type Category,
  type Product,
} from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { productPage } from './products.ts'

/** What the catalogue's calls are answered from. */
export interface CatalogueState {
  products: readonly Product[]
  categories: readonly Category[]
}

/** The calls of the catalogue: categories, lists by page, category and search, one product. */
export function catalogueHandlers({ products, categories }: CatalogueState): HttpHandler[] {
  return [
    http.get('*/v1/categories/', () => HttpResponse.json([...categories])),
    http.get('*/v1/products/', ({ request }) => {
      const params = new URL(request.url).searchParams
      const page = Number(params.get('page') ?? 1)
      const category = params.get('category')
      const search = params.get('search')?.toLowerCase()
      const listed = products.filter(
        (product) =>
          (category === null || product.category?.id === category) &&
          (search === undefined || `${product.name} ${product.name_en ?? ''}`.toLowerCase().includes(search)),
      )
      const found = arranged(listed, readArrangement(params))
      const answer = productPage(found, page)
      const isBeyond = page > 1 && answer.results.length === 0
      return isBeyond ? refusal('ასეთი გვერდი არ არის.', 404) : HttpResponse.json(answer)
    }),
    http.get('*/v1/products/:id/', ({ params }) => {
      const product = products.find(({ id }) => String(id) === params['id'])
      return product ? HttpResponse.json(product) : refusal('ვერ მოიძებნა.', 404)
    }),
  ]
}

/** The products as the server would send them: sorted, and without what the filters leave out. */
function arranged(products: readonly Product[], arrangement: Arrangement): Product[] {
  const { ordering, in_stock: inStock, discounted, min_price: from, max_price: to, min_rating } = arrangement
  const price = (product: Product) => shownPrice(product, null)?.price ?? 0
  const found = products.filter(
    (product) =>
      (!inStock || stockOf(product, null) > 0) &&
      (!discounted || shownPrice(product, null)?.oldPrice) &&
      (min_rating === undefined || product.rating >= min_rating) &&
      (from === undefined || price(product) >= toTetri(from)) &&
      (to === undefined || price(product) <= toTetri(to)),
  )
  switch (ordering) {
    case 'price':
      return found.sort((one, other) => price(one) - price(other))
    case '-price':
      return found.sort((one, other) => price(other) - price(one))
    case '-rating':
      return found.sort((one, other) => other.rating - one.rating)
    case '-total_sold':
      return found.sort((one, other) => other.total_sold - one.total_sold)
    default:
      return found
  }
}

/** A refusal as the server words it. */
export function refusal(detail: string, status: number) {
  return HttpResponse.json({ detail }, { status })
}
