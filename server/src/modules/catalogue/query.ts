import {
  MAX_SEARCH_LENGTH,
  PAGE_SIZE,
  PRODUCT_ORDERINGS,
  readAmount,
  STARS,
  WRITTEN_AMOUNT,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { pageParameters } from '../paging.ts'
import { readPosition } from './position.ts'

// An empty value counts as missing.
const optionalText = (longest: number) =>
  z.pipe(
    z.optional(
      z.pipe(
        z.string(),
        z.pipe(
          z.transform((text: string) => text.trim()),
          z.string().check(z.maxLength(longest)),
        ),
      ),
    ),
    z.transform((text: string | undefined) => text || undefined),
  )

/** One of some words, or nothing. */
const optionalWord = <const Word extends string>(words: readonly Word[]) =>
  z.pipe(
    z.optional(z.string()),
    z.pipe(
      z.transform((text: string | undefined) => text || undefined),
      z.optional(z.enum(words)),
    ),
  )

/** An amount of GEL with at most two decimals, or nothing. */
const optionalAmount = z.pipe(
  z.optional(z.union([z.literal(''), z.string().check(z.regex(WRITTEN_AMOUNT))])),
  z.transform((text: string | undefined) => readAmount(text ?? '')),
)

/** `true`, or nothing; `false` is the same as leaving it out. */
const optionalFlag = z.pipe(
  optionalWord(['true', 'false']),
  z.transform((word: 'true' | 'false' | undefined) => (word === 'true' ? (true as const) : undefined)),
)

/** Whole stars, 1 to 5, or nothing. */
const optionalStars = z.pipe(
  z.optional(z.union([z.literal(''), z.string().check(z.regex(STARS))])),
  z.transform((text: string | undefined) => (text ? Number(text) : undefined)),
)

/** The query of `GET /v1/products/`. A repeated parameter is an array, and so refused. */
export const listQuerySchema = z
  .object({
    ...pageParameters(PAGE_SIZE),
    /** the position in the address of a next page */
    after: optionalText(200),
    /** a title or a category_id (CAT-11) */
    category: optionalText(200),
    search: optionalText(MAX_SEARCH_LENGTH),
    ordering: optionalWord(PRODUCT_ORDERINGS),
    in_stock: optionalFlag,
    discounted: optionalFlag,
    min_price: optionalAmount,
    max_price: optionalAmount,
    min_rating: optionalStars,
  })
  .check(({ value: { after, search, ordering = '-created_at' }, issues }) => {
    if (after === undefined || (search === undefined && readPosition(after, ordering) !== null)) return
    issues.push({ code: 'custom', path: ['after'], input: after })
  })

/** The query of `GET /v1/products/{id}/`. */
export const productQuerySchema = z.object({ specification_id: optionalText(100) })
