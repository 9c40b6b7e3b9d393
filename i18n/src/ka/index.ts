import { firstKa } from './firstTexts.ts'
import { deferredKa } from './deferredTexts.ts'
import { productKa } from './productTexts.ts'

/** The shop's own texts, and the list of keys that every other language must have. */
export const ka = { ...firstKa, ...productKa, ...deferredKa } as const
