import type { AboutPanelProps } from '@dukani/design-system'
import { useOwnText } from '#shared/config/useOwnText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** The shop about itself, and what a shopper can count on (ROUTE-11). */
export function useAbout(): AboutPanelProps {
  const t = useText()
  const own = useOwnText()
  return {
    title: t('about.title'),
    text: own('about') ?? t('about.text'),
    points: [
      { icon: 'truck', title: t('about.delivery'), text: own('delivery') ?? t('about.deliveryText') },
      { icon: 'check', title: t('about.quality'), text: t('about.qualityText') },
      { icon: 'refresh', title: t('about.returns'), text: t('about.returnsText') },
    ],
  }
}
