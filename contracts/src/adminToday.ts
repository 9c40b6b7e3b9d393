import * as z from 'zod/mini'
import { gelSchema, idSchema } from './common.ts'

const countSchema = z.number().check(z.int(), z.gte(0))

/** The answer of `GET /v1/admin/today/orders/`: how many orders are in each stage, and how many returns are open. */
export const todayOrdersSchema = z.object({
  transfer: countSchema,
  prepare: countSchema,
  prepared: countSchema,
  onTheWay: countSchema,
  returns: countSchema,
})
export type TodayOrders = z.infer<typeof todayOrdersSchema>

/** What was ordered and paid in a day or a week, without what was cancelled. */
const salesSchema = z.object({
  /** YYYY-MM-DD in Tbilisi: the day, or the Monday of the week */
  from: z.string(),
  orders: countSchema,
  total: gelSchema,
})
export type Sales = z.infer<typeof salesSchema>

/** The answer of `GET /v1/admin/today/sales/`: the last 14 days and the last 8 weeks, oldest first, today included. */
export const todaySalesSchema = z.object({ days: z.array(salesSchema), weeks: z.array(salesSchema) })
export type TodaySales = z.infer<typeof todaySalesSchema>

const lowStockSchema = z.object({
  id: idSchema,
  name: z.string(),
  specification: z.nullable(z.string()),
  /** pieces */
  inventory: countSchema,
})
export type LowStock = z.infer<typeof lowStockSchema>

const bestSellerSchema = z.object({
  /** null: the product was deleted */
  id: z.nullable(idSchema),
  name: z.string(),
  /** pieces */
  quantity: countSchema,
  /** what was paid for them, less discounts */
  total: gelSchema,
})
export type BestSeller = z.infer<typeof bestSellerSchema>

/**
 * The answer of `GET /v1/admin/today/products/`: what is nearly sold out, and what sold best in the last 14 days. Like the
 * sales it may be a minute old.
 */
export const todayProductsSchema = z.object({
  low_stock: z.array(lowStockSchema),
  best_sellers: z.array(bestSellerSchema),
})
export type TodayProducts = z.infer<typeof todayProductsSchema>

/** The answer of `GET /v1/admin/today/searches/`: what was searched most and not found in the last 14 days. */
export const todaySearchesSchema = z.object({
  results: z.array(z.object({ text: z.string(), count: countSchema })),
})
export type TodaySearches = z.infer<typeof todaySearchesSchema>
