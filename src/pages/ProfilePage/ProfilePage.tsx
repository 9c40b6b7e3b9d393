import { ModalSheet, Text } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { OverlayProps } from '#shared/overlays.ts'
import { useSession } from '#shared/session/session.ts'
import { CustomerProfile } from './CustomerProfile.tsx'

/** The profile modal (PROF-01). */
export function ProfilePage({ open, onClose }: OverlayProps) {
  const t = useText()
  const { user } = useSession()
  const [known, setKnown] = useState(user)
  if (user !== null && user !== known) setKnown(user)
  // While it leaves it stays what it was, whoever has logged out.
  const shown = open ? user : known
  const title = t('profile.title')
  const noUser = t('profile.noUser')
  return (
    <ModalSheet
      open={open}
      onClose={onClose}
      title={<span lang={textLanguage(title)}>{title}</span>}
      closeLabel={t('shell.close')}
    >
      {shown === null ? (
        <Text role="alert" tone="muted" lang={textLanguage(noUser)}>
          {noUser}
        </Text>
      ) : (
        <CustomerProfile user={shown} shown={open} />
      )}
    </ModalSheet>
  )
}
