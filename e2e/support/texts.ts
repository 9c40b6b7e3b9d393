import { createServerTranslate, createTranslate, ka, serverKa } from '@dukani/i18n'

/** The shop's texts as a Georgian shopper reads them. */
export const t = createTranslate(ka)

/** The server's texts. */
export const serverText = createServerTranslate(serverKa)

/** A pattern that matches a text literally. */
export const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
