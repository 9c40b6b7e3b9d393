import { FormMessage, Stack } from '@dukani/design-system'
import { formatMoney, textLanguage } from '@dukani/i18n'
import { useState } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'
import { cartText } from '../model/cartNotice.ts'
import { changedPrices } from '../model/changedPrices.ts'
import { savedCart } from '../model/savedCart.ts'
import { useCart } from '../model/useCart.ts'

/** What changed in the cart since the last visit: lines removed or lowered by the clean-up (CART-12), and other prices. */
export function CartChanges() {
  const t = useText()
  const { language } = useLanguage()
  const { lines, changes } = useCart()
  // Read once: `useSavedCart` soon writes the present cart over it.
  const [lastCart] = useState(savedCart.get)
  const sentences = [
    ...changes.map((change) => cartText(change, t, language)),
    ...changedPrices(lastCart, lines).map(({ before, now, ...names }) =>
      t('cart.priceChanged', {
        name: productName(names, language),
        before: formatMoney(before, language),
        now: formatMoney(now, language),
      }),
    ),
  ]
  if (sentences.length === 0) return null
  return (
    <FormMessage tone="warning">
      <Stack gap={4}>
        {sentences.map((sentence, place) => (
          // Two products may have one English name, and so one sentence.
          <p key={place} lang={textLanguage(sentence)}>
            {sentence}
          </p>
        ))}
      </Stack>
    </FormMessage>
  )
}
