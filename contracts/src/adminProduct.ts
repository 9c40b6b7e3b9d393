import * as z from 'zod/mini'
import { gelSchema, idSchema } from './common.ts'
import { isBarcode } from './rules/barcode.ts'

/** How the back office sorts products; `-` is the highest first. */
export const STAFF_PRODUCT_SORTS = ['newest', 'name', 'price', '-price', 'stock', '-stock'] as const
export type StaffProductSort = (typeof STAFF_PRODUCT_SORTS)[number]

/** The back office's filter by stock: some, few pieces (see `warn_level`), none. */
export const STOCK_LEVELS = ['in', 'low', 'out'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

/** Up to this many pieces, stock is low, unless a product says otherwise. */
export const LOW_STOCK = 5

/** The longest texts of a product, in characters. */
export const PRODUCT_TEXTS = {
  name: 500,
  description: 20_000,
  value: 500,
  sku: 200,
  size: 100,
  alt: 1000,
} as const

/** The most of each in one product. */
export const PRODUCT_PARTS = { specifications: 500, variants: 100, pictures: 50 } as const

/** The largest picture of a product that is accepted, in bytes. */
export const MAX_PRODUCT_PICTURE_BYTES = 20 * 1024 * 1024

/** The highest price of a product, in GEL. */
export const HIGHEST_PRICE = 10_000_000
const HIGHEST_STOCK = 1_000_000_000

const count = z.number().check(z.int(), z.gte(0))
const stock = count.check(z.lte(HIGHEST_STOCK))
const change = z.number().check(z.int(), z.gte(-HIGHEST_STOCK), z.lte(HIGHEST_STOCK))
const price = z.number().check(z.gte(0, 'amount'), z.lte(HIGHEST_PRICE, 'amount'))
const text = (longest: number) => z.string().check(z.maxLength(longest, 'tooLong'))
const barcode = z.string().check(z.refine((code) => code === '' || isBarcode(code), 'invalid'))
const requiredText = (longest: number) => text(longest).check(z.regex(/\S/, 'required'))

/** A picture of a product. Its path identifies it. */
export const productPictureSchema = z.object({ path: z.string(), url: z.string(), alt: z.string() })
export type ProductPicture = z.infer<typeof productPictureSchema>

/** A product as staff see it in a list. */
export const staffProductSchema = z.object({
  id: idSchema,
  /** the shop's own key of it, by which imports know it */
  handle: z.string(),
  name: z.string(),
  /** without promotions, as it is edited */
  price: gelSchema,
  old_price: z.nullable(gelSchema),
  /** the price during a promotion; null: no promotion is on */
  cut_price: z.nullable(gelSchema),
  /** that of the active specifications if there are any */
  stock: count,
  /** it has specifications, which have prices and stock of their own */
  has_specifications: z.boolean(),
  published: z.boolean(),
  category: z.nullable(z.object({ id: idSchema, title: z.string() })),
  image: z.nullable(z.string()),
  /** raised by every edit; a change names the version that its author saw */
  version: z.number(),
})
export type StaffProduct = z.infer<typeof staffProductSchema>

/** A part of the products. `next` is the `after` of the following part. */
export const staffProductPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(staffProductSchema),
})

/** A product with all its fields. */
export const staffProductDetailsSchema = z.extend(staffProductSchema, {
  description: z.string(),
  /** the texts that the English interface shows; empty: it shows the Georgian ones */
  name_en: z.string(),
  description_en: z.string(),
  /** the product's own, which counts while it has no specifications */
  own_stock: count,
  /** of the product itself; empty for none */
  barcode: z.string(),
  /** stock is low up to this number of pieces; null: `LOW_STOCK` */
  warn_level: z.nullable(count),
  specifications: z.array(
    z.object({
      id: idSchema,
      value: z.string(),
      sku: z.string(),
      barcode: z.string(),
      price: z.nullable(gelSchema),
      old_price: z.nullable(gelSchema),
      stock: count,
    }),
  ),
  variants: z.array(z.object({ id: idSchema, size: z.string(), stock: count })),
  pictures: z.array(productPictureSchema),
})
export type StaffProductDetails = z.infer<typeof staffProductDetailsSchema>

/** A specification as it should be. */
const specificationEditSchema = z.object({
  /** null: a new one */
  id: z.nullable(idSchema),
  value: requiredText(PRODUCT_TEXTS.value),
  sku: text(PRODUCT_TEXTS.sku),
  /** empty: none; not given: as it is */
  barcode: z.optional(barcode),
  /** null: shown as not available */
  price: z.nullable(price),
  old_price: z.nullable(price),
  /** pieces that are added to the stock; less than 0: removed */
  stock_change: change,
})

const fields = {
  name: requiredText(PRODUCT_TEXTS.name),
  description: text(PRODUCT_TEXTS.description),
  /** empty: none */
  name_en: text(PRODUCT_TEXTS.name),
  description_en: text(PRODUCT_TEXTS.description),
  category: z.nullable(idSchema),
  price,
  old_price: z.nullable(price),
  /** pieces that are added to the product's own stock, so that a sale meanwhile isn't lost; less than 0: removed */
  stock_change: change,
  /** no other product or specification may have it; empty: none */
  barcode,
  /** stock is low up to this number of pieces, for specifications too; null: `LOW_STOCK`; 0: never */
  warn_level: z.nullable(stock),
  published: z.boolean(),
  /** all, in their order; one that is missing is no longer offered */
  specifications: z.array(specificationEditSchema).check(z.maxLength(PRODUCT_PARTS.specifications)),
  variants: z
    .array(z.object({ id: z.nullable(idSchema), size: requiredText(PRODUCT_TEXTS.size), stock }))
    .check(z.maxLength(PRODUCT_PARTS.variants)),
  /** all, in their order; new ones were uploaded by `POST /v1/admin/pictures/` */
  pictures: z
    .array(z.object({ path: z.string(), alt: text(PRODUCT_TEXTS.alt) }))
    .check(z.maxLength(PRODUCT_PARTS.pictures)),
}

/** The body of `POST /v1/admin/products/`. */
export const productCreateSchema = z.extend(z.partial(z.object(fields)), {
  name: fields.name,
  price: fields.price,
})
export type ProductCreate = z.infer<typeof productCreateSchema>

/** The body of `PATCH /v1/admin/products/{id}/`: the version that was seen, and only what should change. */
export const productChangeSchema = z.extend(z.partial(z.object(fields)), { version: z.number() })
export type ProductChange = z.infer<typeof productChangeSchema>

/** The body of 409 when a product has changed since the version that was seen: as it is now. */
export const productConflictSchema = z.object({ detail: z.string(), current: staffProductDetailsSchema })
