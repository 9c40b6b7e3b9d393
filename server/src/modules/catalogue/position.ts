import type { ProductOrdering } from '@dukani/contracts'
import { sql, type SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import { products } from '../../db/schema.ts'

const created = z.tuple([z.int(), z.guid()])
const counted = z.tuple([z.int32(), z.guid()])
const rated = z.tuple([z.number(), z.int32(), z.guid()])

/** What a list is sorted by, of its last product so far, and that product's id. */
const POSITIONS = {
  '-created_at': created,
  price: counted,
  '-price': counted,
  '-rating': rated,
  '-total_sold': counted,
} as const satisfies Record<ProductOrdering, z.ZodMiniType>

/** The place in a list after a product: a page that begins there costs the same anywhere in the list. */
export type Position = readonly (string | number)[]

/** The sort columns of a product. */
export interface Sorted {
  id: string
  /** µs since 1970: a Date would lose the microseconds */
  createdAt: number
  priceTetri: number
  rating: number
  ratingCount: number
  totalSold: number
}

/** The position after a product. */
export function positionOf(ordering: ProductOrdering, product: Sorted): Position {
  const { id, createdAt, priceTetri, rating, ratingCount, totalSold } = product
  switch (ordering) {
    case '-created_at':
      return [createdAt, id]
    case 'price':
    case '-price':
      return [priceTetri, id]
    case '-rating':
      return [rating, ratingCount, id]
    case '-total_sold':
      return [totalSold, id]
  }
}

/** Writes a position for an address. Clients don't read it. */
export function writePosition(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Reads the position of a list; null if it is none of that ordering. */
export function readPosition(text: string, ordering: ProductOrdering): Position | null {
  try {
    const read = POSITIONS[ordering].safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** A moment of the database, from µs since 1970. */
export function moment(microseconds: SQL): SQL {
  return sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`
}

/** Whether a product comes after a position. */
export function isAfter(ordering: ProductOrdering, position: Position): SQL {
  const [first, ...others] = position
  const rest = sql.join(others.map((value) => sql`, ${value}`))
  const { id, createdAt, priceTetri, rating, ratingCount, totalSold } = products
  switch (ordering) {
    case '-created_at':
      return sql`(${createdAt}, ${id}) < (${moment(sql`${first}`)}${rest})`
    case 'price':
      return sql`(${priceTetri}, ${id}) > (${first}${rest})`
    case '-price':
      return sql`(${priceTetri}, ${id}) < (${first}${rest})`
    case '-rating':
      return sql`(${rating}, ${ratingCount}, ${id}) < (${first}${rest})`
    case '-total_sold':
      return sql`(${totalSold}, ${id}) < (${first}${rest})`
  }
}
