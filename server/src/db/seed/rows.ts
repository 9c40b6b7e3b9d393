import { toTetri } from '@dukani/contracts'
import { v5 } from 'uuid'
import { specificationStock } from '../../modules/catalogue/specificationStock.ts'
import { searchFields } from '../../modules/search/fold.ts'
import type { reviews } from '../reviewSchema.ts'
import type * as tables from '../schema.ts'
import type { variants } from '../variantSchema.ts'
import { PICTURES_EACH, picturePath, seedCatalogue, seedReviews } from './catalogue.ts'
import { customers } from './customers.ts'
import type { SeedProduct } from './types.ts'

const NAMESPACE = '6f1d6c0e-5a0b-4b3e-9a57-2f6f0c6a4d11'
// Reviews end on the day after the newest product: a demo that is started years later still reads as it was written.
const LAST_REVIEW = Date.parse('2026-11-19T20:00:00+04:00')

type Rows<Table extends { $inferInsert: object }> = Table['$inferInsert'][]

/** All rows of the demo shop, table by table, in the order in which they refer to each other. */
export interface SeedRows {
  categories: Rows<typeof tables.categories>
  users: Rows<typeof tables.users>
  products: Rows<typeof tables.products>
  specifications: Rows<typeof tables.specifications>
  variants: Rows<typeof variants>
  productImages: Rows<typeof tables.productImages>
  reviews: Rows<typeof reviews>
}

/** The id of a thing by its name: the same in every demo shop, so that a link to it outlives its database. */
export const seedId = (...name: (string | number)[]): string => v5(name.join('/'), NAMESPACE)

/**
 * The demo shop as rows, the same at every call.
 * @param pictures whether the pictures can be composed; without, products have none
 */
export function seedRows(pictures: boolean): SeedRows {
  const all = seedCatalogue.flatMap(({ title, products }) =>
    products.map((product, index) => ({ product, category: title, moment: createdAt(product, index) })),
  )
  return {
    categories: seedCatalogue.map(({ title, titleEn }, position) => ({
      id: seedId('category', title),
      title,
      titleEn,
      position,
    })),
    users: customers.map(([firstName, lastName], index) => ({
      id: customerId(index),
      email: `customer-${index + 1}@dukani.example`,
      firstName,
      lastName,
      createdAt: new Date('2026-05-01T09:00:00+04:00'),
    })),
    products: all.map(({ product, category, moment }) => productRow(product, category, moment)),
    specifications: all.flatMap(({ product: { handle, specifications = [] } }) =>
      specifications.map(([value, price, inventory, oldPrice], position) => ({
        id: seedId('specification', handle, value),
        productId: productId(handle),
        position,
        value,
        priceTetri: price === null ? null : toTetri(price),
        oldPriceTetri: oldPrice === undefined ? null : toTetri(oldPrice),
        inventory,
      })),
    ),
    variants: all.flatMap(({ product: { handle, sizes = [] } }) =>
      sizes.map(([size, inventory], position) => ({
        id: seedId('variant', handle, size),
        productId: productId(handle),
        position,
        size,
        inventory,
      })),
    ),
    productImages: pictures ? all.flatMap(({ product }) => imageRows(product)) : [],
    reviews: all.flatMap(({ product, moment }, index) => reviewRows(product.handle, moment, index)),
  }
}

const productId = (handle: string) => seedId('product', handle)
const customerId = (index: number) => seedId('customer', index)

/** Two products of one day keep their order. */
const createdAt = ({ created }: SeedProduct, index: number): Date =>
  new Date(Date.parse(`${created}T10:00:00+04:00`) - index * 60_000)

function productRow(product: SeedProduct, category: string, moment: Date): SeedRows['products'][number] {
  const { handle, name, description, nameEn = '', descriptionEn = '', specifications = [] } = product
  const { price, oldPrice, stock, sold, promotion } = product
  const ratings = (seedReviews[handle] ?? []).map(([rating]) => rating)
  return {
    id: productId(handle),
    handle,
    name,
    description,
    nameEn,
    descriptionEn,
    categoryId: seedId('category', category),
    priceTetri: toTetri(price),
    oldPriceTetri: oldPrice === undefined ? null : toTetri(oldPrice),
    inventory: stock,
    specificationStock: specificationStock(specifications.map(([, , inventory]) => inventory)),
    totalSold: sold,
    promotion: promotion ?? null,
    ratingSum: ratings.reduce((sum, rating) => sum + rating, 0),
    ratingCount: ratings.length,
    ...searchFields({
      name,
      category,
      description,
      nameEn,
      descriptionEn,
      specificationValues: specifications.map(([value]) => value),
    }),
    createdAt: moment,
    updatedAt: moment,
  }
}

const imageRows = ({ handle, name }: SeedProduct): SeedRows['productImages'] =>
  Array.from({ length: PICTURES_EACH }, (_, position) => ({
    id: seedId('image', handle, position),
    productId: productId(handle),
    position,
    path: picturePath(handle, position + 1),
    alt: name,
  }))

/** Spread evenly from the product's first day to the last one, each by another customer. */
function reviewRows(handle: string, from: Date, offset: number): SeedRows['reviews'] {
  const written = seedReviews[handle] ?? []
  const step = (LAST_REVIEW - from.getTime()) / (written.length + 1)
  return written.map(([rating, comment], index) => ({
    id: seedId('review', handle, index),
    productId: productId(handle),
    userId: customerId((offset * 5 + index) % customers.length),
    rating,
    comment,
    createdAt: new Date(from.getTime() + Math.round(step * (index + 1))),
  }))
}
