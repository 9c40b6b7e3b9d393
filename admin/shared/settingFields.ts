import { SETTING_LENGTHS, type SettingKey } from '@dukani/contracts'
import type { PlainAdminKey } from '@dukani/i18n'
import type { InputHTMLAttributes } from 'react'

/** A field of a setting. */
export interface SettingField {
  /** the API's name */
  name: string
  label: PlainAdminKey
  hint?: PlainAdminKey
  /** the most characters */
  limit: number
  /** whether it has several lines, and how many characters are left */
  isLong?: boolean
  /** whether it may be empty */
  isOptional?: boolean
  type?: 'url' | 'email' | 'tel' | 'datetime-local'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

const inBoth = (limit: number, more: Partial<SettingField> = {}): SettingField[] => [
  { name: 'ka', label: 'admin.settings.ka', limit, ...more },
  { name: 'en', label: 'admin.settings.en', limit, ...more },
]
const web = (name: string, label: PlainAdminKey): SettingField => ({
  ...{ name, label, limit: SETTING_LENGTHS.address },
  ...{ isOptional: true, type: 'url', inputMode: 'url' },
})
const optional = (name: string, label: PlainAdminKey, limit: number, more: Partial<SettingField> = {}) => ({
  ...{ name, label, limit, isOptional: true },
  ...more,
})

/** The fields of each setting, in the order of the form. */
export const SETTING_FIELDS: Readonly<Record<SettingKey, readonly SettingField[]>> = {
  notice: [
    ...inBoth(SETTING_LENGTHS.notice, { isLong: true }),
    optional('until', 'admin.settings.until', 16, {
      hint: 'admin.settings.untilHint',
      type: 'datetime-local',
    }),
  ],
  about: inBoth(SETTING_LENGTHS.about, { isLong: true }),
  delivery: inBoth(SETTING_LENGTHS.delivery),
  social: [
    web('facebook', 'admin.settings.facebook'),
    web('instagram', 'admin.settings.instagram'),
    web('tiktok', 'admin.settings.tiktok'),
  ],
  bank: [
    { name: 'iban', label: 'admin.settings.iban', limit: 42 },
    { name: 'recipient', label: 'admin.settings.recipient', limit: SETTING_LENGTHS.bank },
    optional('bank', 'admin.settings.bankName', SETTING_LENGTHS.bank),
    optional('bic', 'admin.settings.bic', 14),
  ],
  seller: [
    optional('name', 'admin.settings.sellerName', SETTING_LENGTHS.seller),
    optional('id_number', 'admin.settings.idNumber', 20, { inputMode: 'numeric' }),
    optional('address', 'admin.settings.address', SETTING_LENGTHS.address),
    optional('phone', 'admin.settings.phone', 40, { type: 'tel', inputMode: 'tel' }),
    optional('email', 'admin.settings.email', SETTING_LENGTHS.seller, { type: 'email', inputMode: 'email' }),
  ],
}
