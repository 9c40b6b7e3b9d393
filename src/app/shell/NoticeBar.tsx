import type { ShopNotice as Notice } from '@dukani/contracts'
import { ShopNotice } from '@dukani/design-system'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { closeNotice } from '#shared/preferences/closedNotice.ts'
import { ANCHORS } from '#shared/routing/routes.ts'

/** The shop's notice, which a visitor can close. */
export function NoticeBar({ notice }: { notice: Notice }) {
  const { language } = useLanguage()
  const t = useText()
  const close = () => {
    closeNotice(notice.id)
    // The pressed button is gone.
    document.getElementById(ANCHORS.main)?.focus({ preventScroll: true })
  }
  return <ShopNotice id={notice.id} text={notice[language]} closeLabel={t('shell.close')} onClose={close} />
}
