import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@dukani/i18n'
import { createTabChannel } from '../browser/tabChannel.ts'
import { savePreference } from './savePreference.ts'

const channel = createTabChannel('dukani.language', LANGUAGES)

/** The server reads it for what isn't a page: mails, invoices, the answers of the API. */
const LANGUAGE_COOKIE = 'language'

/** Stores the language that a visitor chose, and notifies the other tabs. */
export function saveLanguage(language: Language): void {
  savePreference(LANGUAGE_COOKIE, language)
  channel.tell(language)
}

/** Keeps the language of an address that a visitor came to: an English address is a choice of English, too. */
export function keepAddressLanguage(language: Language): void {
  if (language !== DEFAULT_LANGUAGE) savePreference(LANGUAGE_COOKIE, language)
}

/** Subscribes to the language chosen in other tabs. @returns unsubscribes */
export const followLanguage = channel.listen
