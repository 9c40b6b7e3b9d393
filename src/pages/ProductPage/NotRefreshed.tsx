import { Button, FormMessage, Stack } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface NotRefreshedProps {
  /** why the product's own answer isn't here (PROD-13) */
  reason: string
  /** another try is under way */
  isPending: boolean
  onRetry: () => void
}

/** In the place of the way into the cart while all that is known of a product is what a list said of it. */
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
