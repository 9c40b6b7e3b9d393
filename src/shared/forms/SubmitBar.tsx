import { Button, FormMessage, Stack } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'

export interface SubmitBarProps {
  label: string
  /** The form is on its way. */
  pending: boolean
  /** Why the last sending failed. */
  error: string | null
  /** What the last sending did. */
  success?: string | null
}

/** The end of a form: what came of the last sending, where the eye is, and the button that sends it. */
export function SubmitBar({ label, pending, error, success = null }: SubmitBarProps) {
  const isSilent = error === null && success === null
  return (
    <Stack gap={isSilent ? 0 : 16}>
      {/* Both are there before they have something to say, or it would not be announced. */}
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
