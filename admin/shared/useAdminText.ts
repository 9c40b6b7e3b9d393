import { adminEn, adminKa, createAdminTranslate, type AdminTranslate, type Language } from '@dukani/i18n'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

const TRANSLATE: Record<Language, AdminTranslate> = {
  ka: createAdminTranslate(adminKa),
  en: createAdminTranslate(adminEn),
}

/** The texts of the back office: `t('admin.orders')`. */
export function useAdminText(): AdminTranslate {
  return TRANSLATE[useLanguage().language]
}
