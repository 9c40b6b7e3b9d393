import type { AboutPoint } from '@dukani/design-system'
import { useOwnText } from '#shared/config/useOwnText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** What a shopper can count on (ROUTE-11). */
export function useAboutPoints(): AboutPoint[] {
  const t = useText()
  const own = useOwnText()
  return [
    { icon: 'truck', title: t('about.delivery'), text: own('delivery') ?? t('about.deliveryText') },
    { icon: 'check', title: t('about.quality'), text: t('about.qualityText') },
    { icon: 'refresh', title: t('about.returns'), text: t('about.returnsText') },
  ]
}
