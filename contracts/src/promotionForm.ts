import * as z from 'zod/mini'
import { PROMOTION_PARTS } from './adminPromotion.ts'
import { idSchema } from './common.ts'
import { DISCOUNT_KINDS, discountFault } from './promotionCodeForm.ts'

/** A minute of a day in Tbilisi, as a field of type `datetime-local` has it. */
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const text = z.string().check(z.trim())
const minute = text.check(z.refine((typed) => typed === '' || MINUTE.test(typed), { error: 'invalid' }))

/** The fields of a promotion, as they are typed. The names are the API's. */
export const promotionFormSchema = z
  .object({
    name: text.check(
      z.minLength(1, { error: 'required' }),
      z.maxLength(PROMOTION_PARTS.name, { error: 'tooLong' }),
    ),
    kind: z.enum(DISCOUNT_KINDS),
    percent: text,
    amount: text,
    /** empty: at once */
    starts_at: minute,
    /** empty: it doesn't end */
    ends_at: minute,
    categories: z.array(z.object({ id: idSchema, title: z.string() })),
    products: z.array(z.object({ id: idSchema, name: z.string() })),
  })
  .check(({ value, issues }) => {
    // The other one isn't shown: what was typed there doesn't count.
    const { kind, categories, products } = value
    const fault = discountFault(kind, value[kind])
    if (fault !== null) issues.push({ code: 'custom', path: [kind], message: fault, input: value[kind] })
    if (categories.length + products.length === 0)
      issues.push({ code: 'custom', path: ['categories'], message: 'required', input: categories })
  })
export type PromotionForm = z.infer<typeof promotionFormSchema>
