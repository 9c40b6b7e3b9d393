import {
  changeSettingSchemas,
  SETTING_KEYS,
  settingAnswerSchemas,
  shopSettingsSchema,
  type ChangeSetting,
  type Setting,
  type SettingKey,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { refused } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { SettingAdminService } from './adminService.ts'

const PATH = '/v1/admin/settings/'

/** What each setting is, for the page of the API. */
const NAMES = {
  notice: 'the notice above the shop',
  about: 'the text about the shop',
  delivery: 'the sentence about delivery',
  social: 'the links to social networks',
  bank: 'the account for transfers',
  seller: 'the seller on invoices',
} as const satisfies Record<SettingKey, string>

/** `/v1/admin/settings/`: what the owner can change of the shop. */
export function addSettingAdminRoutes(app: App, { settings }: { settings: SettingAdminService }): void {
  app.get(
    PATH,
    {
      schema: {
        summary: 'All settings: what counts, and what is the default',
        response: { 200: shopSettingsSchema },
      },
    },
    () => settings.list(),
  )
  for (const key of SETTING_KEYS) addSetting(app, settings, key)
}

function addSetting(app: App, settings: SettingAdminService, key: SettingKey): void {
  const body: z.ZodMiniType<ChangeSetting<SettingKey>> = changeSettingSchemas[key]
  const answer: z.ZodMiniType<Setting<SettingKey>> = settingAnswerSchemas[key]
  const response = { 200: answer }
  app.put(
    `${PATH}${key}/`,
    {
      schema: {
        summary: `Changes ${NAMES[key]}`,
        description: '409 when it has another version by now.',
        body,
        response,
      },
    },
    async (request) => {
      const { version, ...value } = request.body
      const changed = await settings.change(actorOf(request), key, version, value)
      if (!changed.ok) throw refused(409, 'server.settingChangedMeanwhile')
      return changed.value
    },
  )

  app.delete(
    `${PATH}${key}/`,
    {
      schema: {
        summary: `Puts ${NAMES[key]} back to the default`,
        description: '409 when it has another version by now.',
        querystring: z.object({ version: z.string().check(z.regex(/^\d{1,9}$/)) }),
        response,
      },
    },
    async (request) => {
      const changed = await settings.change(actorOf(request), key, Number(request.query.version), null)
      if (!changed.ok) throw refused(409, 'server.settingChangedMeanwhile')
      return changed.value
    },
  )
}
