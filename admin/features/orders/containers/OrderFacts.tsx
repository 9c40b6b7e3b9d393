import { toTetri, type ShopOrderDetails } from '@dukani/contracts'
import { ButtonLink, OrderDetails, Stack, Text } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { orderStatus, paymentStatus } from '#shared/order/orderStatus.ts'
import { addressLines, mapHref } from '#admin/shared/address.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { methodName } from '../model/methodName.ts'

export interface OrderFactsProps {
  order: ShopOrderDetails
  /** the actions */
  children: ReactNode
}

/** What is known of an order: its customer, address, items and states. */
export function OrderFacts({ order, children }: OrderFactsProps) {
  const t = useAdminText()
  const shop = useText()
  const config = useConfig()
  const { language } = useLanguage()
  const { customer, courier } = order
  const map = mapHref(order)
  return (
    <OrderDetails
      name={shop('orders.number', { number: order.order_number })}
      status={orderStatus(order.status, shop)}
      payment={paymentStatus(order.payment_status, shop)}
      date={formatDate(order.created_at, 'mediumTime', language) ?? ''}
      total={toTetri(order.total_price)}
      address={addressLines(order)}
      language={language}
      lines={order.items.map(({ id, product, specification, quantity, unit_price }) => ({
        id,
        productId: product.id ?? id,
        name: product.name,
        href: product.id === null ? null : `/product/${product.id}`,
        picture: {
          src: imageUrl(product.main_image, config),
          srcSet: imageSrcSet(product.main_image, config),
        },
        specification: specification?.value ?? '—',
        quantity,
        unitPrice: toTetri(unit_price),
      }))}
      labels={{
        status: shop('orders.status'),
        payment: shop('orders.payment'),
        date: shop('orders.date'),
        total: shop('orders.total'),
        address: shop('orders.deliveryAddress'),
        items: shop('orders.items'),
        product: shop('orders.product'),
        specification: shop('orders.specification'),
        quantity: shop('orders.quantity'),
        unitPrice: shop('orders.unitPrice'),
      }}
    >
      <Stack gap={4}>
        <Text weight="medium">{customer.name || customer.email}</Text>
        <Text size={14} tone="muted">
          {[methodName(order.payment_method, t), courier && `${t('admin.order.courier')}: ${courier.name}`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <Stack direction="row" gap={8} wrap>
          <ButtonLink variant="text" icon="mail" href={`mailto:${customer.email}`}>
            {customer.email}
          </ButtonLink>
          {customer.phone_number !== '' && (
            <ButtonLink variant="text" icon="phone" href={`tel:${customer.phone_number}`}>
              {customer.phone_number}
            </ButtonLink>
          )}
          {map !== null && (
            <ButtonLink variant="text" icon="pin" href={map} target="_blank" rel="noopener noreferrer">
              {t('admin.order.route')}
            </ButtonLink>
          )}
        </Stack>
      </Stack>
      {children}
    </OrderDetails>
  )
}
