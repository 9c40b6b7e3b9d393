import type { Picture } from './picture.ts'

/** value, price in GEL (null: shown as not available), pieces in stock, old price in GEL */
export type SeedSpecification = readonly [
  value: string,
  price: number | null,
  stock: number,
  oldPrice?: number,
]

/** A product of the demo shop. Amounts are GEL, dates are days of Tbilisi. */
export interface SeedProduct {
  /** names the product in the addresses of its pictures and makes its id: never changed */
  handle: string
  name: string
  /** left out together with `descriptionEn`: the English shop then shows the Georgian texts */
  nameEn?: string
  description: string
  /** says what `description` says */
  descriptionEn?: string
  price: number
  oldPrice?: number
  /** pieces; 0 for products whose specifications carry the stock */
  stock: number
  sold: number
  /** newest first is the catalogue's order */
  created: `2026-${string}`
  promotion?: string
  specifications?: readonly SeedSpecification[]
  /** size and pieces of it */
  sizes?: readonly (readonly [size: string, stock: number])[]
  picture: Picture
}

/** What customers wrote, by the product's handle: stars and comment. */
export type SeedReviews = Readonly<Record<string, readonly (readonly [rating: number, comment: string])[]>>
