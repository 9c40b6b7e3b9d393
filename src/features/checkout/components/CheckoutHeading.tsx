import { Heading } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'

/** What the form is for; below the cart's own heading. */
export function CheckoutHeading() {
  const t = useText()
  return <Heading level={3}>{t('checkout.title')}</Heading>
}
