import type { AboutPoint } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** What a shopper can count on (ROUTE-11). */
export function useAboutPoints(): AboutPoint[] {
  const t = useText()
  return [
    { icon: 'truck', title: t('about.delivery'), text: t('about.deliveryText') },
    { icon: 'check', title: t('about.quality'), text: t('about.qualityText') },
    { icon: 'refresh', title: t('about.returns'), text: t('about.returnsText') },
  ]
}
