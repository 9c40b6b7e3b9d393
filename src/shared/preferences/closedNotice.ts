import { savePreference } from './savePreference.ts'

/** Hides the shop's notice, in this page and in those that are opened later (`applyPreferences`). @param id a plain word */
export function closeNotice(id: string): void {
  document.documentElement.dataset['closedNotice'] = id
  savePreference('notice', id)
}
