import { Button, FormMessage, Stack } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface NotRefreshedProps {
  /** why the product's own answer isn't here (PROD-13) */
  reason: string
  /** another try is under way */
  isPending: boolean
  onRetry: () => void
}

/** Replaces the add button while only a list's data of the product is known. */
export function NotRefreshed({ reason, isPending, onRetry }: NotRefreshedProps) {
  const t = useText()
  return (
    <Stack gap={12}>
      <FormMessage tone="error">{reason}</FormMessage>
      <Button size="large" wide pending={isPending} onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </Stack>
  )
}
