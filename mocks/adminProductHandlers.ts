import type {
  ProductChange,
  ProductCreate,
  ProductPicture,
  Promotion,
  StaffProduct,
  StaffProductDetails,
} from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { staffProduct, staffProductDetails } from './adminProducts.ts'
import { refusal } from './catalogueHandlers.ts'
import { picturePath } from './pictures.ts'

export interface MockProducts {
  /** those of the product. @default none */
  promotions?: readonly Promotion[]
  products?: readonly StaffProduct[]
  /** how many are in one answer. @default 50 */
  part?: number
  product?: StaffProductDetails
  /** what another person makes of the product before the first change */
  meanwhile?: StaffProductDetails
}

const CREATED = 201
const NO_CONTENT = 204

const CATEGORIES = [
  { category_id: '1', title: 'ღვინო' },
  { category_id: '2', title: 'ტანსაცმელი' },
]

/** Handlers for the products of the back office, each time with a state of their own. */
export function adminProductHandlers(mock: MockProducts = {}): HttpHandler[] {
  const { part = 50 } = mock
  let products = mock.products ?? [staffProduct()]
  let product = mock.product ?? staffProductDetails()
  let { meanwhile } = mock
  let uploads = 0
  return [
    http.get('*/v1/categories/', () => HttpResponse.json(CATEGORIES)),
    http.get('*/v1/admin/products/:id/promotions/', () =>
      HttpResponse.json({ results: mock.promotions ?? [] }),
    ),
    http.get('*/v1/admin/products/', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [published, text] = [searchParams.get('published'), searchParams.get('search') ?? '']
      const found = products.filter(
        (each) => (published === null || String(each.published) === published) && each.name.includes(text),
      )
      const start = found.findIndex(({ id }) => id === searchParams.get('after')) + 1
      const results = found.slice(start, start + part)
      return HttpResponse.json({ next: start + part < found.length ? results.at(-1)?.id : null, results })
    }),
    http.get('*/v1/admin/products/:id/', ({ params }) =>
      params['id'] === product.id ? HttpResponse.json(product) : refusal(serverKa['server.notFound'], 404),
    ),
    http.post('*/v1/admin/products/', async ({ request }) => {
      const created = (await request.json()) as ProductCreate
      product = edited(staffProductDetails({ id: 'new-1', pictures: [] }), created)
      return HttpResponse.json(product, { status: CREATED })
    }),
    http.patch('*/v1/admin/products/:id/', async ({ request, params }) => {
      if (meanwhile !== undefined) {
        const theirs = meanwhile
        product = theirs
        products = products.map((each) => (each.id === theirs.id ? { ...each, ...theirs } : each))
        meanwhile = undefined
        return refusal(serverKa['server.productChanged'], 409)
      }
      const change = (await request.json()) as ProductChange
      const listed = products.find(({ id }) => id === params['id'])
      const known = listed === undefined || listed.id === product.id ? product : { ...product, ...listed }
      if (change.version !== known.version) return refusal(serverKa['server.productChanged'], 409)
      const changed = edited(known, change)
      product = changed
      products = products.map((each) => (each.id === changed.id ? { ...each, ...changed } : each))
      return HttpResponse.json(changed)
    }),
    http.delete('*/v1/admin/products/:id/', ({ params }) => {
      products = products.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
    http.post('*/v1/admin/pictures/', () => {
      uploads += 1
      return HttpResponse.json(uploaded(uploads), { status: CREATED })
    }),
    http.post('*/v1/admin/pictures/crop/', () => {
      uploads += 1
      return HttpResponse.json(uploaded(uploads), { status: CREATED })
    }),
  ]
}

function uploaded(place: number): ProductPicture {
  const url = picturePath('jar', place)
  return { path: url, url, alt: '' }
}

function edited(product: StaffProductDetails, change: Partial<ProductChange>): StaffProductDetails {
  const { name, description, name_en, description_en, price, published, stock_change = 0, pictures } = change
  const stock = product.own_stock + stock_change
  return {
    ...product,
    name: name ?? product.name,
    description: description ?? product.description,
    name_en: name_en ?? product.name_en,
    description_en: description_en ?? product.description_en,
    price: price ?? product.price,
    published: published ?? product.published,
    own_stock: stock,
    stock,
    pictures: pictures?.map(({ path, alt }) => ({ path, url: path, alt })) ?? product.pictures,
    version: product.version + 1,
  }
}
