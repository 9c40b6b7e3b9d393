import * as z from 'zod/mini'

/** Degrees north of the equator. */
export const latitude = z.number().check(z.gte(-90), z.lte(90))
/** Degrees east of Greenwich. */
export const longitude = z.number().check(z.gte(-180), z.lte(180))
