import { ModalSheet } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { OverlayProps } from '#shared/overlays.ts'

/** The profile modal (PROF-01). */
export function ProfilePage({ open, onClose }: OverlayProps) {
  const t = useText()
  const title = t('profile.title')
  return (
    <ModalSheet
      open={open}
      onClose={onClose}
      title={<span lang={textLanguage(title)}>{title}</span>}
      closeLabel={t('shell.close')}
    >
      {null}
    </ModalSheet>
  )
}
