import * as z from 'zod/mini'

/** An entity's id: a UUID from our server, an integer from many others. The client never interprets it. */
export const idSchema = z.union([z.string().check(z.minLength(1)), z.number()])
export type Id = z.infer<typeof idSchema>

/** GEL as a decimal number with at most two decimals, as in the API; internally, money is integer tetri. */
export const gelSchema = z.number().check(z.gte(0))

/**
 * One page of a list, in the format of Django REST framework (API-09).
 * `next` and `previous` are addresses; the storefront only checks whether they are there.
 */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    count: z.number().check(z.int(), z.gte(0)),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  })

/** The body of an error response (API-03). */
export const detailSchema = z.object({ detail: z.string() })
export type Detail = z.infer<typeof detailSchema>
