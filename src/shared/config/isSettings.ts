import { SOCIAL_NETWORKS, type PublicSettings } from '@dukani/contracts'
import { LANGUAGES } from '@dukani/i18n'
import { isRecord } from '../api/adapters/values.ts'

/** Whether a value is what an owner may have changed, whole. */
export function isSettings(value: unknown): value is PublicSettings {
  if (!isRecord(value)) return false
  const { about, delivery, social, notice } = value
  const isNotice = notice === undefined || (hasTexts(notice, LANGUAGES) && /^\w+$/.test(String(notice['id'])))
  return (
    isNotice &&
    areTexts(about) &&
    areTexts(delivery) &&
    (social === undefined || hasTexts(social, SOCIAL_NETWORKS))
  )
}

const areTexts = (value: unknown) => value === undefined || hasTexts(value, LANGUAGES)

function hasTexts(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string')
}
