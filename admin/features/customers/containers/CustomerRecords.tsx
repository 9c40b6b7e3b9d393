import { toTetri, type ShopCustomerDetails } from '@dukani/contracts'
import { Heading, RecordList, Stack, Text } from '@dukani/design-system'
import { formatDate, formatMoney } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { orderStatus } from '#shared/order/orderStatus.ts'
import { orderAddress } from '#shared/order/orderText.ts'

/** A customer's latest orders, their wallet with its latest entries, and their saved addresses. */
export function CustomerRecords({ customer }: { customer: ShopCustomerDetails }) {
  const t = useAdminText()
  const shop = useText()
  const { language } = useLanguage()
  const link = useAdminLink()
  const { orders, wallet, addresses } = customer
  const date = (moment: string) => formatDate(moment, 'mediumTime', language) ?? ''
  return (
    <>
      <Section title={t('admin.orders')} none={orders.length === 0 && t('admin.orders.none')}>
        <RecordList
          label={t('admin.orders')}
          language={language}
          records={orders.map((order) => ({
            id: order.id,
            href: link(`/orders/${order.id}`).href,
            title: order.order_number,
            facts: [date(order.created_at)],
            states: [orderStatus(order.status, shop)],
            amount: toTetri(order.total_price),
          }))}
          onNavigate={(event, id) => link(`/orders/${id}`).onNavigate(event)}
        />
      </Section>
      <Section
        title={t('admin.customer.wallet', { amount: formatMoney(toTetri(wallet.balance), language) })}
        none={wallet.entries.length === 0 && t('admin.customer.noEntries')}
      >
        <RecordList
          label={t('admin.customer.entries')}
          language={language}
          records={wallet.entries.map((entry) => ({
            id: entry.id,
            title: t(`admin.customer.entry.${entry.kind}`),
            facts: [entry.order_number ?? '', entry.note, date(entry.created_at)],
            amount: toTetri(entry.amount),
          }))}
        />
      </Section>
      <Section
        title={t('admin.customer.addresses')}
        none={addresses.length === 0 && t('admin.customer.noAddresses')}
      >
        {addresses.map((address) => (
          <Text key={address.id}>{orderAddress(address).join(', ')}</Text>
        ))}
      </Section>
    </>
  )
}

interface SectionProps {
  title: string
  /** shown instead of an empty list; false: it isn't empty */
  none: string | false
  children: ReactNode
}

function Section({ title, none, children }: SectionProps) {
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size={18}>
        {title}
      </Heading>
      {none === false ? children : <Text tone="muted">{none}</Text>}
    </Stack>
  )
}
