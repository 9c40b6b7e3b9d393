import type { Product, Specification } from '@dukani/contracts'
import { HeartButton } from '@dukani/design-system'
import { useEffect } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'
import { ANCHORS } from '#shared/routing/routes.ts'
import { useSession } from '#shared/session/session.ts'
import { useHeartLook, useHearts } from '../api/useHearts.ts'

export interface ProductHeartProps {
  product: Product
  /** what is chosen of it: that is saved, and the heart is filled when that is */
  specification: Specification | null
}

/** The heart in a product's modal (PROD-07); what is in its way stands where it can be put right (WISH-03, PROD-15). */
export function ProductHeart({ product, specification }: ProductHeartProps) {
  const t = useText()
  const { language } = useLanguage()
  const { status } = useSession()
  const hearts = useHearts()
  const choice = specification?.id ?? null
  const look = useHeartLook(product.id, choice)
  const isSaved = look === 'saved' || look === 'saving'

  // Cleared with another specification or product (PROD-12).
  useEffect(() => () => hearts.clear(product.id), [hearts, product.id, choice])

  const press = () => {
    if (status === 'guest') hearts.setObstacle(product.id, 'loginNeeded')
    else if (product.specifications.length > 0 && choice === null)
      hearts.setObstacle(product.id, 'specificationNeeded')
    else {
      hearts.press({
        productId: product.id,
        product,
        specification: choice,
        isWanted: !isSaved,
        from: 'product',
      })
    }
  }
  return (
    <HeartButton
      id={ANCHORS.productHeart}
      label={t('card.saveNamed', { name: productName(product, language) })}
      pressed={isSaved}
      pending={look === 'saving' || look === 'removing'}
      onPress={press}
    />
  )
}
