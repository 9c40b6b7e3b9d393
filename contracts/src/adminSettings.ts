import * as z from 'zod/mini'
import { rule } from './account.ts'
import { bankCode, isBic, isIban } from './rules/bankAccount.ts'
import { isEmail } from './rules/fields.ts'

/** The settings that an owner can change, in the order of the page. */
export const SETTING_KEYS = ['notice', 'about', 'delivery', 'social', 'bank', 'seller'] as const
export type SettingKey = (typeof SETTING_KEYS)[number]

/** The most characters of each text. */
export const SETTING_LENGTHS = {
  notice: 200,
  about: 1000,
  delivery: 120,
  address: 200,
  bank: 70,
  seller: 120,
}

/** The names of the settings' own rules, as a schema's message has them. The form has a sentence for each. */
export const SETTING_RULES = ['markup', 'https', 'iban', 'bic'] as const
export type SettingRule = (typeof SETTING_RULES)[number]
const own = (name: SettingRule): SettingRule => name

const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))
const localizedText = z.object({ ka: z.string(), en: z.string() })

/** The settings as they are stored and read. The rules may have been different when they were stored. */
export const settingSchemas = {
  /** a sentence above the shop. `until`: the end (ISO 8601); null: it is shown until it is removed */
  notice: z.extend(localizedText, { until: z.nullable(moment) }),
  about: localizedText,
  delivery: localizedText,
  /** the address of the shop's page on each network; '' for none */
  social: z.object({ facebook: z.string(), instagram: z.string(), tiktok: z.string() }),
  /** the account for customers' transfers; '' for a bank or BIC that isn't stated */
  bank: z.object({ iban: z.string(), recipient: z.string(), bank: z.string(), bic: z.string() }),
  /** the seller on invoices; '' for what isn't stated. Without a name it is the shop's. */
  seller: z.object({
    name: z.string(),
    id_number: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
} as const
export type SettingValues = { [Key in SettingKey]: z.infer<(typeof settingSchemas)[Key]> }

/** Plain text. Markup would be shown as text. */
const isPlain = (text: string) => !/<[a-z!/][^>]*>/i.test(text)

const line = (most: number) =>
  z.string(rule('required')).check(
    z.trim(),
    z.maxLength(most, rule('tooLong')),
    z.refine((text) => !/\p{Cc}/u.test(text), rule('invalid')),
    z.refine(isPlain, own('markup')),
  )
const filledLine = (most: number) => line(most).check(z.minLength(1, rule('required')))
const filledLines = (most: number) =>
  z.string(rule('required')).check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n').trim()),
    z.minLength(1, rule('required')),
    z.maxLength(most, rule('tooLong')),
    z.refine((text) => !/(?!\n)\p{Cc}/u.test(text), rule('invalid')),
    z.refine(isPlain, own('markup')),
  )
/** A rule that an empty text keeps. */
const optional = (holds: (text: string) => boolean) => (text: string) => text === '' || holds(text)

const webAddress = line(SETTING_LENGTHS.address).check(z.refine(optional(isHttps), own('https')))
const { notice, about, delivery, address, bank, seller } = SETTING_LENGTHS

/** The settings as an owner may change them. */
export const newSettingSchemas = {
  notice: z.object({
    ka: filledLine(notice),
    en: filledLine(notice),
    until: z.nullable(z.iso.datetime({ offset: true, error: rule('invalid') })),
  }),
  about: z.object({ ka: filledLines(about), en: filledLines(about) }),
  delivery: z.object({ ka: filledLine(delivery), en: filledLine(delivery) }),
  social: z.object({ facebook: webAddress, instagram: webAddress, tiktok: webAddress }),
  bank: z.object({
    iban: z
      .string(rule('required'))
      .check(
        z.overwrite(bankCode),
        z.minLength(1, rule('required')),
        z.refine(optional(isIban), own('iban')),
      ),
    recipient: filledLine(bank),
    bank: line(bank),
    bic: z.string(rule('required')).check(z.overwrite(bankCode), z.refine(optional(isBic), own('bic'))),
  }),
  seller: z.object({
    name: line(seller),
    id_number: line(20),
    address: line(address),
    phone: line(40),
    email: line(seller).check(z.refine(optional(isEmail), rule('email'))),
  }),
} as const

function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

/** One setting: its value, its default, and the version that a change has to name. */
const settingOf = <Value extends z.core.$ZodType>(value: Value) =>
  z.object({
    /** null: there is none, or the owner's own can't be read by this release, so that the default counts */
    value: z.nullable(value),
    default: z.nullable(value),
    /** whether an owner's own value is stored */
    changed: z.boolean(),
    /** 0: it was never changed */
    version: z.number().check(z.int()),
  })

/** The answer to a change of one setting. */
export const settingAnswerSchemas = {
  notice: settingOf(settingSchemas.notice),
  about: settingOf(settingSchemas.about),
  delivery: settingOf(settingSchemas.delivery),
  social: settingOf(settingSchemas.social),
  bank: settingOf(settingSchemas.bank),
  seller: settingOf(settingSchemas.seller),
} as const
export type Setting<Key extends SettingKey> = z.infer<(typeof settingAnswerSchemas)[Key]>

/** All settings. */
export const shopSettingsSchema = z.object(settingAnswerSchemas)
export type ShopSettings = z.infer<typeof shopSettingsSchema>

/** The version that was seen: a change is refused if the setting has another by then. */
const seen = { version: z.number().check(z.int(), z.gte(0)) }

/** The bodies of `PUT /v1/admin/settings/{key}/`. */
export const changeSettingSchemas = {
  notice: z.extend(newSettingSchemas.notice, seen),
  about: z.extend(newSettingSchemas.about, seen),
  delivery: z.extend(newSettingSchemas.delivery, seen),
  social: z.extend(newSettingSchemas.social, seen),
  bank: z.extend(newSettingSchemas.bank, seen),
  seller: z.extend(newSettingSchemas.seller, seen),
} as const
export type ChangeSetting<Key extends SettingKey> = z.infer<(typeof changeSettingSchemas)[Key]>
