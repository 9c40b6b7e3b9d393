import type { Address } from '@dukani/contracts'
import { ModalSheet, Text } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useState } from 'react'
import { DeleteAddress } from '#features/addresses/containers/DeleteAddress.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { OverlayProps } from '#shared/history/useEntry.ts'
import { useSession } from '#shared/session/session.ts'
import { CustomerProfile } from './CustomerProfile.tsx'

/** The profile modal (PROF-01). */
export function ProfilePage({ open, onClose }: OverlayProps) {
  const t = useText()
  const { user } = useSession()
  const [known, setKnown] = useState(user)
  if (user !== null && user !== known) setKnown(user)
  // Keeps its content during the closing transition, also after a logout.
  const shown = open ? user : known
  const [question, setQuestion] = useState<Question | null>(null)
  const confirmDelete = (address: Address) =>
    new Promise<boolean>((answer) => setQuestion({ address, answer }))
  const title = t('profile.title')
  const noUser = t('profile.noUser')
  return (
    <>
      <ModalSheet
        width="large"
        open={open}
        onClose={onClose}
        title={<span lang={textLanguage(title)}>{title}</span>}
        tall
        closeLabel={t('shell.close')}
      >
        {shown === null ? (
          <Text role="alert" tone="muted" lang={textLanguage(noUser)}>
            {noUser}
          </Text>
        ) : (
          <CustomerProfile user={shown} shown={open} confirmDelete={confirmDelete} />
        )}
      </ModalSheet>
      {/* Beside the sheet: a second one stands after the first. */}
      <DeleteAddress
        address={(open && question?.address) || null}
        onAnswer={(isSure) => {
          setQuestion(null)
          question?.answer(isSure)
        }}
      />
    </>
  )
}

/** The open question whether to delete an address. */
interface Question {
  address: Address
  answer: (isSure: boolean) => void
}
