import { createServerTranslate, createTranslate, ka, serverKa } from '@dukani/i18n'

/** The shop's texts as a Georgian shopper reads them. */
export const t = createTranslate(ka)

/** What the server itself says. */
export const serverText = createServerTranslate(serverKa)

/** A text as a pattern that stands for itself. */
export const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
