import { Text, TextField } from '@dukani/design-system'
import { useAdminText } from './useAdminText.ts'

/** The bank's reference of a transfer, in a question. @param text what has to be done first */
export function TransferReference({ name, text }: { name: string; text: string }) {
  const t = useAdminText()
  return (
    <>
      <Text tone="muted">{text}</Text>
      <TextField name={name} label={t('admin.order.reference')} maxLength={100} autoComplete="off" />
    </>
  )
}
