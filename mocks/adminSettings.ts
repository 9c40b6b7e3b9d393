import {
  DEFAULT_SOCIAL_LINKS,
  newSettingSchemas,
  SETTING_KEYS,
  type Setting,
  type SettingKey,
  type ShopSettings,
} from '@dukani/contracts'
import { ka, serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

const unchanged = <Value>(value: Value | null) => ({ value, default: value, changed: false, version: 0 })
const BANK = {
  iban: 'GE29NB0000000101904917',
  recipient: 'შპს დუქანი',
  bank: 'საქართველოს სატესტო ბანკი',
  bic: '',
}
const SELLER = {
  name: 'შპს დუქანი',
  id_number: '404123456',
  address: 'თბილისი, რუსთაველის გამზირი 1',
  phone: '',
  email: '',
}

/** The settings of a shop whose owner has changed nothing, but for `changes`. */
export function shopSettings(changes: Partial<ShopSettings> = {}): ShopSettings {
  return {
    notice: unchanged<never>(null),
    about: unchanged({ ka: ka['about.text'], en: 'Dukani is a corner shop, for all of Georgia.' }),
    delivery: unchanged({ ka: ka['product.delivery'], en: '1 day in Tbilisi, up to 3 days elsewhere' }),
    social: unchanged(DEFAULT_SOCIAL_LINKS),
    bank: unchanged(BANK),
    seller: unchanged(SELLER),
    ...changes,
  }
}

/** The calls of the back office about settings, with a state of their own. */
export function settingHandlers(initial: ShopSettings): HttpHandler[] {
  let settings = initial
  const save = (key: SettingKey, seen: number, value: object | null) => {
    const { default: standard, version } = settings[key]
    if (version !== seen) return refusal(serverKa['server.settingChangedMeanwhile'], 409)
    const saved = {
      ...{ value: value ?? standard, default: standard, changed: value !== null, version: version + 1 },
    } as Setting<SettingKey>
    settings = { ...settings, [key]: saved }
    return HttpResponse.json(saved)
  }
  return [
    http.get('*/v1/admin/settings/', () => HttpResponse.json(settings)),
    ...SETTING_KEYS.flatMap((key) => [
      http.put(`*/v1/admin/settings/${key}/`, async ({ request }) => {
        const { version, ...value } = (await request.json()) as { version: number }
        return save(key, version, newSettingSchemas[key].parse(value))
      }),
      http.delete(`*/v1/admin/settings/${key}/`, ({ request }) =>
        save(key, Number(new URL(request.url).searchParams.get('version')), null),
      ),
    ]),
  ]
}
