import { Button, FormMessage, Stack } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'

export interface SubmitBarProps {
  label: string
  /** The form is being sent. */
  pending: boolean
  /** Why the last submit failed. */
  error: string | null
  /** The message of the last success. */
  success?: string | null
}

/** The end of a form: the result of the last submit above the submit button. */
export function SubmitBar({ label, pending, error, success = null }: SubmitBarProps) {
  const isSilent = error === null && success === null
  return (
    <Stack gap={isSilent ? 0 : 16}>
      {/* Live regions are announced only when they exist before their text. */}
      <div>
        <FormMessage tone="error">{error}</FormMessage>
        <FormMessage tone="success">{success}</FormMessage>
      </div>
      <Button type="submit" size="large" wide pending={pending} lang={textLanguage(label)}>
        {label}
      </Button>
    </Stack>
  )
}
