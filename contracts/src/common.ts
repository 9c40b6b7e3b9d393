import * as z from 'zod/mini'

/** An entity's id: a UUID from our server, an integer from many others. The client never looks inside. */
export const idSchema = z.union([z.string().check(z.minLength(1)), z.number()])
export type Id = z.infer<typeof idSchema>

/** GEL as a decimal number with at most two decimals, as the wire carries it; inside, money is integer tetri. */
export const gelSchema = z.number().check(z.gte(0))

/**
 * One page of a list, in the form Django REST framework gives it (API-09).
 * `next` and `previous` are addresses; the storefront reads them as flags only.
 */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    count: z.number().check(z.int(), z.gte(0)),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    results: z.array(item),
  })

/** What an answer looks like when the call could not be carried out (API-03). */
export const detailSchema = z.object({ detail: z.string() })
export type Detail = z.infer<typeof detailSchema>
