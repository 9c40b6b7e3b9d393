import { FormMessage, ModalSheet, Stack } from '@dukani/design-system'
import { useState } from 'react'
import { ResetPassword } from '#features/auth/containers/ResetPassword.tsx'
import { ResetPasswordAgain } from '#features/auth/containers/ResetPasswordAgain.tsx'
import { ResetPasswordDone } from '#features/auth/containers/ResetPasswordDone.tsx'
import { plainSummary } from '#shared/head/pageSummary.ts'
import { usePageHead } from '#shared/head/usePageHead.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useResetVisit } from './useResetVisit.ts'

/**
 * The screen that a mailed link leads to, a modal over the catalogue (ROUTE-04, RESET). The server renders the form:
 * most who come have a link.
 */
export function ResetPasswordPage() {
  const t = useText()
  const { stage, link, refusal, finish, refuse, leave } = useResetVisit()
  const [isOpen, setOpen] = useState(true)
  usePageHead(plainSummary(t, t('reset.title')))
  return (
    <ModalSheet
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={leave}
      width="small"
      title={t('reset.title')}
      closeLabel={t('shell.close')}
    >
      <Stack gap={stage === 'done' ? 16 : 0}>
        {/* A live region is announced only when it exists before its text. */}
        <FormMessage tone="success">{stage === 'done' ? t('reset.done') : null}</FormMessage>
        {stage === 'done' && <ResetPasswordDone onLeave={() => setOpen(false)} />}
        {stage === 'noLink' && <ResetPasswordAgain refusal={refusal} open={isOpen} />}
        {(stage === 'starting' || stage === 'link') && (
          <ResetPassword link={link} open={isOpen} onDone={finish} onRefused={refuse} />
        )}
      </Stack>
    </ModalSheet>
  )
}
