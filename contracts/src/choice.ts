import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** The body of `POST /v1/save-specification/`, and its answer: a customer's choice for a product (PROD-04). */
export const saveSpecificationSchema = z.object({ product: idSchema, specification: idSchema })
export type SaveSpecification = z.infer<typeof saveSpecificationSchema>

/** The answer of `GET /v1/save-specification/?product={id}`, ours: the stored choice, null for none. */
export const savedSpecificationSchema = z.object({ specification: z.nullable(idSchema) })
