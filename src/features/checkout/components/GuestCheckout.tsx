import { Button, Stack, Text } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface GuestCheckoutProps {
  /** opens the authentication modal */
  onLogIn: () => void
}

/** What a guest finds in the place of the checkout form: an empty paragraph, why, and the way on (CART-14). */
export function GuestCheckout({ onLogIn }: GuestCheckoutProps) {
  const t = useText()
  return (
    <div>
      <p />
      <Stack gap={12}>
        <Text size={14}>{t('checkout.guest')}</Text>
        <Button size="large" wide onClick={onLogIn}>
          {t('checkout.guestAction')}
        </Button>
      </Stack>
    </div>
  )
}
