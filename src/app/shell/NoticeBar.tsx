import { ShopNotice } from '@dukani/design-system'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { HydrationBoundary } from '#shared/hydration/HydrationBoundary.tsx'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { closeNotice } from '#shared/preferences/closedNotice.ts'
import { ANCHORS } from '#shared/routing/routes.ts'

/** The shop's notice, unless there is none. */
export function NoticeBar() {
  const { notice } = useConfig().settings
  const { language } = useLanguage()
  const t = useText()
  const text = notice?.[language]
  if (!text) return null
  const close = () => {
    closeNotice(notice.id)
    // The pressed button is gone.
    document.getElementById(ANCHORS.main)?.focus({ preventScroll: true })
  }
  return (
    <HydrationBoundary>
      <ShopNotice
        id={notice.id}
        label={t('shell.notice')}
        text={text}
        closeLabel={t('shell.close')}
        onClose={close}
      />
    </HydrationBoundary>
  )
}
