import type { Product } from '@dukani/contracts'
import { HeartButton } from '@dukani/design-system'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'
import { useHeartLook, useHearts } from '../api/useHearts.ts'

/**
 * The heart on a product's card (PROD-07): filled while anything of the product is saved, and a press takes that out
 * again. Where several of its specifications are saved, a press shows them in the wishlist instead, since it can't say
 * which of them is meant.
 */
export function CardHeart({ product }: { product: Product }) {
  const t = useText()
  const { language } = useLanguage()
  const hearts = useHearts()
  const look = useHeartLook(product.id)
  const isSaved = look === 'saved' || look === 'saving'
  return (
    <HeartButton
      variant="floating"
      label={t('card.saveNamed', { name: productName(product, language) })}
      pressed={isSaved}
      pending={look === 'saving' || look === 'removing'}
      onPress={() =>
        hearts.press({
          productId: product.id,
          product,
          specification: null,
          isWanted: !isSaved,
          from: 'card',
        })
      }
    />
  )
}
