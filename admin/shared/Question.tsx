import { Button, ModalSheet, Stack, Text } from '@dukani/design-system'
import { useState } from 'react'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { useAdminText } from './useAdminText.ts'

export interface QuestionProps<Subject> {
  /** what it is about; null: nothing is asked */
  subject: Subject | null
  title: (subject: Subject) => string
  text: (subject: Subject) => string
  /** the button that agrees */
  yes: string
  isSending: boolean
  /** called with the subject, or null if it is to stay as it is */
  onAnswer: (subject: Subject | null) => void
}

/** Asks before something is changed; the focus is on the button that leaves it as it is. */
export function Question<Subject>({
  subject,
  title,
  text,
  yes,
  isSending,
  onAnswer,
}: QuestionProps<Subject>) {
  const t = useAdminText()
  const [last, setLast] = useState(subject)
  if (subject !== null && subject !== last) setLast(subject)
  const close = () => onAnswer(null)
  useBackCloses(subject !== null, close)
  // Keeps its content during the closing transition.
  const shown = subject ?? last
  return (
    <ModalSheet
      open={subject !== null}
      onClose={close}
      role="alertdialog"
      width="small"
      initialFocus="control"
      title={shown === null ? '' : title(shown)}
      closeLabel={t('admin.close')}
    >
      <Stack gap={20}>
        <Text tone="muted">{shown === null ? '' : text(shown)}</Text>
        <Stack direction="row" gap={12} justify="end" wrap>
          <Button variant="outlined" onClick={close}>
            {t('admin.order.keep')}
          </Button>
          <Button pending={isSending} onClick={() => onAnswer(subject)}>
            {yes}
          </Button>
        </Stack>
      </Stack>
    </ModalSheet>
  )
}
