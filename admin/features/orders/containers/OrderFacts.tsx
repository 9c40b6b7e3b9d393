import { toTetri, type ShopOrderDetails } from '@dukani/contracts'
import { ButtonLink, OrderDetails, Stack, Text } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { orderStatus, paymentStatus } from '#shared/order/orderStatus.ts'
import { orderAddress, orderDiscount, orderName } from '#shared/order/orderText.ts'
import { orderLabels, useOrderLines } from '#shared/order/useOrderLines.ts'
import { paths } from '#shared/routing/routes.ts'
import { mapHref } from '#admin/shared/mapHref.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { methodName } from '../model/methodName.ts'
import { PapersLink } from './PapersLink.tsx'

export interface OrderFactsProps {
  order: ShopOrderDetails
  /** the actions */
  children: ReactNode
}

/** What is known of an order: its customer, address, items and states. */
export function OrderFacts({ order, children }: OrderFactsProps) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  const { customer, courier } = order
  const lines = useOrderLines(order.items, paths.product, 'ka')
  const map = mapHref(order)
  return (
    <OrderDetails
      name={orderName(order, shop)}
      status={orderStatus(order.status, shop)}
      payment={paymentStatus(order.payment_status, shop)}
      date={formatDate(order.created_at, 'mediumTime', language) ?? ''}
      total={toTetri(order.total_price)}
      discount={orderDiscount(order, shop)}
      address={orderAddress(order)}
      language={language}
      lines={lines}
      labels={orderLabels(shop)}
    >
      <Stack gap={4}>
        <Text weight="medium">{customer.name || customer.email}</Text>
        <Text size={14} tone="muted">
          {[methodName(order.payment_method, shop), courier && `${t('admin.order.courier')}: ${courier.name}`]
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
      <Stack direction="row" gap={8} wrap>
        <PapersLink kind="packingSlip" ids={[order.id]} variant="text">
          {t('admin.papers.onePackingSlip')}
        </PapersLink>
        <PapersLink kind="invoice" ids={[order.id]} variant="text">
          {t('admin.papers.oneInvoice')}
        </PapersLink>
      </Stack>
    </OrderDetails>
  )
}
