import { MAX_RETURN_TEXT, type ReturnFields } from '@dukani/contracts'
import { TextArea } from '@dukani/design-system'
import { useController, type Control } from 'react-hook-form'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { returnFieldText } from '../model/returnFieldText.ts'

/** Why something is given back. A component of its own, so that its field comes after those above it. */
export function ReturnReason({ control, isSending }: { control: Control<ReturnFields>; isSending: boolean }) {
  const t = useText()
  const { field, fieldState } = useController({ control, name: 'reason' })
  return (
    <TextArea
      {...field}
      label={t('returns.reason')}
      hint={t('returns.reasonHint')}
      limit={MAX_RETURN_TEXT}
      error={returnFieldText(fieldState.error, t('returns.reasonMissing', { limit: MAX_RETURN_TEXT }))}
      readOnly={isSending}
    />
  )
}
