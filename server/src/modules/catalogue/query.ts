import { MAX_SEARCH_LENGTH, PAGE_SIZE } from '@dukani/contracts'
import * as z from 'zod/mini'
import { pageParameters } from '../paging.ts'

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
  ...pageParameters(PAGE_SIZE),
  /** a title or a category_id (CAT-11) */
  category: optionalText(200),
  search: optionalText(MAX_SEARCH_LENGTH),
})

/** The query of `GET /v1/products/{id}/`. */
export const productQuerySchema = z.object({ specification_id: optionalText(100) })
