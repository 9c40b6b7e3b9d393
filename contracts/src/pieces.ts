import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** Pieces of items of an order, by the items' ids. */
export const piecesSchema = z.array(z.object({ id: idSchema, quantity: z.number().check(z.int(), z.gte(1)) }))
