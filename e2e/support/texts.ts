import { createTranslate, ka } from '@dukani/i18n'

/** The shop's texts as a Georgian shopper reads them. */
export const t = createTranslate(ka)

/** A text as a pattern that stands for itself. */
export const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
