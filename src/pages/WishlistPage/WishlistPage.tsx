import { ModalSheet } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useRef } from 'react'
import { useCart } from '#features/cart/model/useCart.ts'
import { SavedProducts } from '#features/wishlist/containers/SavedProducts.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { OverlayProps } from '#shared/history/useEntry.ts'
import { ANCHORS } from '#shared/routing/routes.ts'
import { scrollToSection } from '#shared/routing/scrollToSection.ts'
import { useMoveToCart } from './useMoveToCart.ts'
import { useWishlistNavigation } from './useWishlistNavigation.ts'

/** The wishlist modal (WISH-01). */
export function WishlistPage({ open, onClose }: OverlayProps) {
  const t = useText()
  const navigation = useWishlistNavigation(onClose)
  const move = useMoveToCart()
  const { quantityOf } = useCart()
  const wantsProducts = useRef(false)
  const title = t('wishlist.title')
  return (
    <ModalSheet
      width="large"
      open={open}
      onClose={onClose}
      onClosed={() => {
        if (wantsProducts.current) scrollToSection(ANCHORS.catalogue)
      }}
      title={<span lang={textLanguage(title)}>{title}</span>}
      tall
      closeLabel={t('shell.close')}
    >
      <SavedProducts
        hrefOf={navigation.hrefOf}
        inCart={({ product, specification }) => quantityOf(product, specification?.id ?? null)}
        onView={navigation.view}
        onMove={move}
        onBrowse={() => {
          wantsProducts.current = true
          navigation.browse()
        }}
      />
    </ModalSheet>
  )
}
