import { CartLink } from '@dukani/design-system'
import { useCart } from '#features/cart/model/useCart.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useCartLink } from './useCartLink.ts'

/** The header's link to the cart, with the number of pieces in it (HEAD-03, HEAD-04). */
export function HeaderCart() {
  const t = useText()
  const { count } = useCart()
  const label = count > 0 ? t('header.cartWithCount', { count }) : t('header.cart')
  return <CartLink count={count} label={label} {...useCartLink()} />
}
