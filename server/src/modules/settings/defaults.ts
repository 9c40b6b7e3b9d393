import { DEFAULT_SOCIAL_LINKS, type SettingKey, type SettingValues } from '@dukani/contracts'
import { ka, loadEnglish } from '@dukani/i18n'
import type { Config } from '../../config/config.ts'

/** The values of settings that the owner hasn't changed; null: there is none. */
export type SettingDefaults = { [Key in SettingKey]: SettingValues[Key] | null }

/** The defaults: the environment's bank account and seller, and the storefront's own texts and links. */
export async function settingDefaults({
  payments: { bank },
  seller,
}: Pick<Config, 'payments' | 'seller'>): Promise<SettingDefaults> {
  const en = await loadEnglish()
  return {
    notice: null,
    about: { ka: ka['about.text'], en: en['about.text'] },
    delivery: { ka: ka['product.delivery'], en: en['product.delivery'] },
    social: DEFAULT_SOCIAL_LINKS,
    bank,
    seller: {
      name: seller.name ?? '',
      id_number: seller.idNumber ?? '',
      address: seller.address ?? '',
      phone: seller.phone ?? '',
      email: seller.email ?? '',
    },
  }
}
