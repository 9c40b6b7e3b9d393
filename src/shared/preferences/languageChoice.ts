import { LANGUAGES, type Language } from '@dukani/i18n'
import { createTabChannel } from '../browser/tabChannel.ts'
import { LANGUAGE_COOKIE } from './applySavedPreferences.ts'
import { savePreference } from './savePreference.ts'

const channel = createTabChannel('dukani.language', LANGUAGES)

/** Keeps the language that a visitor chose, and tells the other tabs. */
export function saveLanguage(language: Language): void {
  savePreference(LANGUAGE_COOKIE, language)
  channel.tell(language)
}

/** Subscribes to the language chosen in other tabs. @returns unsubscribes */
export const followLanguage = channel.listen
