import * as z from 'zod/mini'
import { rule } from './account.ts'
import { newSettingSchemas, type SettingKey } from './adminSettings.ts'

/** The fields of a setting as they are typed. Their names are the API's. */
export type SettingForm = Record<string, string>

/** Until when a notice is shown, in the shop's own time: `2026-12-31T18:00`; '' for no end. */
const until = z.string().check(z.regex(/^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/, rule('invalid')))

/** The form of each setting. */
export const settingFormSchemas: Readonly<Record<SettingKey, z.ZodMiniType<SettingForm, SettingForm>>> = {
  ...newSettingSchemas,
  notice: z.extend(newSettingSchemas.notice, { until }),
}
