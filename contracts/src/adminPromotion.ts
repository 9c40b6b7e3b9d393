import * as z from 'zod/mini'
import { gelSchema, idSchema } from './common.ts'

/** `planned` begins later; `ended` is over. */
export const PROMOTION_STATES = ['planned', 'running', 'ended'] as const
export type PromotionState = (typeof PROMOTION_STATES)[number]

/** The most of each in one promotion. For more products, staff choose a category. */
export const PROMOTION_PARTS = { name: 100, categories: 100, products: 200 } as const

/** How many products a preview shows. */
export const PREVIEWED_PRODUCTS = 10

const HIGHEST_AMOUNT = 1_000_000

const cut = {
  /** per cent of the price, with at most two decimals; null: it takes off `amount` */
  percent: z.nullable(z.number().check(z.gte(0.01), z.lte(99), z.multipleOf(0.01))),
  /** GEL off each price; null: it takes off `percent` */
  amount: z.nullable(z.number().check(z.gte(0.01), z.lte(HIGHEST_AMOUNT))),
}
const moment = z.nullable(z.iso.datetime({ offset: true }))
const targets = {
  categories: z.array(idSchema).check(z.maxLength(PROMOTION_PARTS.categories)),
  products: z.array(idSchema).check(z.maxLength(PROMOTION_PARTS.products)),
}
const fields = {
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(PROMOTION_PARTS.name, 'tooLong')),
  ...cut,
  /** ISO 8601; null or a moment that is past: at once */
  starts_at: moment,
  /** ISO 8601; null: it doesn't end */
  ends_at: moment,
  ...targets,
}

/** A price cut of categories and products for some time, as staff see it. */
export const promotionSchema = z.object({
  id: idSchema,
  name: z.string(),
  ...cut,
  starts_at: z.string(),
  ends_at: z.nullable(z.string()),
  state: z.enum(PROMOTION_STATES),
  /** prices of its products are being changed at this moment */
  renewing: z.boolean(),
  categories: z.array(z.object({ id: idSchema, title: z.string() })),
  products: z.array(z.object({ id: idSchema, name: z.string() })),
  version: z.number().check(z.int()),
})
export type Promotion = z.infer<typeof promotionSchema>

/** A part of the promotions, newest first. `next` is the `after` of the following part. */
export const promotionPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(promotionSchema),
})

/** The body of `POST /v1/admin/promotions/`. */
export const newPromotionSchema = z.object(fields)
export type NewPromotion = z.infer<typeof newPromotionSchema>

const version = z.number().check(z.int())

/**
 * The body of `PATCH /v1/admin/promotions/{id}/`: only what changes. It is refused if the promotion has another version by then.
 */
export const changePromotionSchema = z.extend(z.partial(z.object(fields)), { version })
export type ChangePromotion = z.infer<typeof changePromotionSchema>

/** The body of `POST /v1/admin/promotions/{id}/end/`: the version that was seen. */
export const endPromotionSchema = z.object({ version })

/** The body of `POST /v1/admin/promotions/preview/`. */
export const previewPromotionSchema = z.object({ ...cut, ...targets })
export type PreviewPromotion = z.infer<typeof previewPromotionSchema>

/** What a promotion would do to its products as they are now. */
export const promotionPreviewSchema = z.object({
  /** products whose price, or that of a specification, becomes lower */
  products: z.number(),
  /** products that keep their prices, because the cut is as high as the price */
  skipped: z.number(),
  /** some of the products whose price becomes lower */
  examples: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      /** without promotions */
      price: gelSchema,
      /** null: only prices of specifications become lower */
      cut_price: z.nullable(gelSchema),
      /** how many prices of specifications become lower, too */
      specifications: z.number(),
    }),
  ),
})
export type PromotionPreview = z.infer<typeof promotionPreviewSchema>

/** The promotions of a product that run or are planned. */
export const productPromotionsSchema = z.object({ results: z.array(promotionSchema) })
