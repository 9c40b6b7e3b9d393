import { Button, ModalSheet, Stack } from '@dukani/design-system'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useAdminText } from './useAdminText.ts'

/** The state of a question. */
export interface ConfirmDialogState<Subject> {
  /** the record or step in question; null: the dialog is closed */
  subject: Subject | null
  isSending: boolean
  onClose: () => void
  /** called with the fields of `children` */
  onAgree: (subject: Subject, fields: FormData) => void
}

export interface ConfirmDialogProps<Subject> extends ConfirmDialogState<Subject> {
  title: (subject: Subject) => string
  /** label of the button that agrees */
  yes: (subject: Subject) => string
  /** the text of the question, and the fields that the change needs */
  children: (subject: Subject) => ReactNode
  /** called when it is closed and its entry of the history is left: a navigation has to wait for that */
  onLeft?: () => void
}

/** Asks before something is changed. The focus is on the first control. */
export function ConfirmDialog<Subject>(props: ConfirmDialogProps<Subject>) {
  const { subject, isSending, onClose, onAgree, title, yes, children, onLeft } = props
  const t = useAdminText()
  const shop = useText()
  const [last, setLast] = useState(subject)
  if (subject !== null && subject !== last) setLast(subject)
  useBackCloses(subject !== null, onClose, onLeft)
  // Keeps its content during the closing transition.
  const shown = subject ?? last
  const agree = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (subject !== null) onAgree(subject, new FormData(event.currentTarget))
  }
  return (
    <ModalSheet
      open={subject !== null}
      onClose={onClose}
      role="alertdialog"
      width="small"
      initialFocus="control"
      title={shown === null ? '' : title(shown)}
      closeLabel={shop('shell.close')}
    >
      {shown !== null && (
        <form onSubmit={agree}>
          <Stack gap={20}>
            {children(shown)}
            <Stack direction="row" gap={12} justify="end" wrap>
              <Button variant="outlined" onClick={onClose}>
                {t('admin.no')}
              </Button>
              <Button type="submit" pending={isSending}>
                {yes(shown)}
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </ModalSheet>
  )
}
