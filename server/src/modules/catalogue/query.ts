import { MAX_SEARCH_LENGTH, PAGE_SIZE } from '@dukani/contracts'
import * as z from 'zod/mini'

const MAX_PAGE_SIZE = 50

// Nine digits: any page there can be, and no number that the database can't multiply.
const wholeNumber = (most: number, standard: number) =>
  z.prefault(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
      z.pipe(z.transform(Number), z.number().check(z.lte(most))),
    ),
    String(standard),
  )

// What is sent empty is not asked for.
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

/** The query of `GET /v1/products/`. Whatever comes twice is an array, and so refused. */
export const listQuerySchema = z.object({
  page: wholeNumber(999_999_999, 1),
  page_size: wholeNumber(MAX_PAGE_SIZE, PAGE_SIZE),
  /** a title or a category_id (CAT-11) */
  category: optionalText(200),
  search: optionalText(MAX_SEARCH_LENGTH),
})

/** The query of `GET /v1/products/{id}/`. */
export const productQuerySchema = z.object({ specification_id: optionalText(100) })
