import { toTetri, type Id, type OrderItem } from '@dukani/contracts'
import type { OrderDetailsLabels, OrderLine } from '@dukani/design-system'
import type { Language, Translate } from '@dukani/i18n'
import { useConfig } from '../config/ConfigProvider.tsx'
import { imageSrcSet, imageUrl } from '../images/images.ts'
import { useLanguage, useText } from '../language/LanguageProvider.tsx'
import { orderedName } from './orderedName.ts'

/**
 * The lines of an order's details.
 * @param productHref the address of a product
 * @param names the language of the products' names; left out: that of the page
 */
export function useOrderLines(
  items: readonly OrderItem[],
  productHref: (id: Id) => string,
  names?: Language,
): OrderLine[] {
  const t = useText()
  const { language } = useLanguage()
  const config = useConfig()
  return items.map(({ id, product, specification, quantity, unit_price }) => ({
    id,
    productId: product.id ?? id,
    name: orderedName({ product }, t, names ?? language),
    href: product.id === null ? null : productHref(product.id),
    picture: { src: imageUrl(product.main_image, config), srcSet: imageSrcSet(product.main_image, config) },
    specification: specification ? specification.value || t('orders.unknown') : t('cart.noSpecification'),
    quantity,
    unitPrice: toTetri(unit_price),
  }))
}

/** The labels of an order's details. */
export const orderLabels = (t: Translate): OrderDetailsLabels => ({
  status: t('orders.status'),
  payment: t('orders.payment'),
  date: t('orders.date'),
  total: t('orders.total'),
  address: t('orders.deliveryAddress'),
  items: t('orders.items'),
  product: t('orders.product'),
  specification: t('orders.specification'),
  quantity: t('orders.quantity'),
  unitPrice: t('orders.unitPrice'),
})
