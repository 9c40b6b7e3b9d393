import {
  createServerTranslate,
  loadServerEnglish,
  type ServerTextKey,
  type ServerTranslate,
} from '@dukani/i18n'

/** Why a file, a row of it or a picture isn't imported: the key of a text, and its values. */
export interface Reason {
  key: Extract<ServerTextKey, `catalogueFile.${string}`>
  values: Readonly<Record<string, string | number>>
}

/** The text of a reason. That of a row continues a sentence; the others are sentences. */
export function reasonText(t: ServerTranslate, { key, values }: Reason): string {
  // The type of `t` wants the values of one known key. Here the key can be any of them.
  const translate = t as (key: string, values: Reason['values']) => string
  return translate(key, values)
}

const english = createServerTranslate(await loadServerEnglish())

/** The text that the command line and the log show. */
export const englishReason = (reason: Reason): string => reasonText(english, reason)
