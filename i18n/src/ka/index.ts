import { firstKa } from './firstTexts.ts'
import { laterKa } from './laterTexts.ts'

/** The shop's own texts, and the list of keys that every other language must have. */
export const ka = { ...firstKa, ...laterKa } as const
