import type { Setting, SettingForm, SettingKey } from '@dukani/contracts'
import { momentOfMinute, tbilisiMinute } from '#admin/shared/tbilisiTime.ts'
import { SETTING_FIELDS } from '#admin/shared/settingFields.ts'

/**
 * The fields of a setting, or of its default if what is stored can't be read. `version` is the version that the typed values
 * change.
 */
export function formOf(
  key: SettingKey,
  { value, default: standard, version }: Setting<SettingKey>,
): SettingForm {
  const given: Record<string, unknown> = value ?? standard ?? {}
  const fields = SETTING_FIELDS[key].map(({ name, type }) => {
    const field = given[name]
    const text = typeof field === 'string' ? field : ''
    return [name, type === 'datetime-local' ? tbilisiMinute(text) : text] as const
  })
  return { ...Object.fromEntries(fields), version: String(version) }
}

/** The value as it is sent. */
export function valueOf(key: SettingKey, form: SettingForm): Record<string, string | null> {
  return Object.fromEntries(
    SETTING_FIELDS[key].map(({ name, type }) => {
      const text = form[name] ?? ''
      return [name, type === 'datetime-local' ? momentOfMinute(text) : text]
    }),
  )
}

/** The names of the fields in which two forms differ. */
export function differentFields(key: SettingKey, one: SettingForm, other: SettingForm): string[] {
  return SETTING_FIELDS[key].map(({ name }) => name).filter((name) => one[name] !== other[name])
}

/** Whether something is stored that can't be read, so the shop uses the default. */
export const isUnreadable = ({ changed, value }: Setting<SettingKey>): boolean => changed && value === null

/** Whether a notice's time is over. */
export function isOver(value: Setting<SettingKey>['value'], now: Date): boolean {
  return value !== null && 'until' in value && value.until !== null && new Date(value.until) <= now
}
