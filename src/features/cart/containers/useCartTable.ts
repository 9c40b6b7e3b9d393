import type { CartTableProps } from '@dukani/design-system'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'
import { paths } from '#shared/routing/routes.ts'
import type { CartRow } from '../model/arrangeRows.ts'
import { limitOf } from '../model/cartLine.ts'
import { useCart } from '../model/useCart.ts'
import { useCartToasts } from './useCartToasts.ts'

/** The cart as the table shows it, and what its controls do (CART-02, CART-05, CART-06, CART-10, CART-15). */
export function useCartTable(): Omit<CartTableProps, 'onNavigate'> {
  const t = useText()
  const { language } = useLanguage()
  const config = useConfig()
  const cart = useCart()
  const { report } = useCartToasts()

  const line = (row: CartRow): CartTableProps['lines'][number] => {
    const { key, product, specification, quantity } = row.line
    const picture = firstImage(product)
    return {
      id: key,
      productId: product.id,
      name: productName(product, language),
      href: paths.product(product.id),
      picture: { src: imageUrl(picture, config), srcSet: imageSrcSet(picture, config) },
      specification: specification?.value ?? null,
      quantity,
      ...(row.kind === 'removed'
        ? { limit: limitOf(row.line), price: null, oldPrice: null, removed: true }
        : {
            limit: row.line.limit,
            price: row.line.price?.price ?? null,
            oldPrice: row.line.price?.oldPrice ?? null,
            pending: row.line.isPending,
          }),
    }
  }

  return {
    lines: cart.rows.map(line),
    language,
    labels: {
      caption: t('cart.title'),
      product: t('cart.product'),
      quantity: t('cart.quantity'),
      price: t('cart.price'),
      noSpecification: t('cart.noSpecification'),
      undo: t('cart.undo'),
      oldPrice: t('price.old'),
      priceUnavailable: t('product.priceUnavailable'),
      increase: (name) => t('cart.increase', { name }),
      decrease: (name) => t('cart.decrease', { name }),
      quantityOf: (name) => t('cart.quantityOf', { name }),
      remove: (name) => t('cart.removeNamed', { name }),
      removed: (name) => t('cart.removedNamed', { name }),
      maximum: (n) => t('cart.maximum', { n }),
    },
    onQuantityChange: (id, quantity) => void cart.setQuantity(String(id), quantity).then(report),
    onRemove: (id) => void cart.remove(String(id)).then(report),
    onUndo: (id) => void cart.undoRemove(String(id)).then(report),
  }
}
