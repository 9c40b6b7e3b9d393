import type { Order } from '@dukani/contracts'
import { Button, Heading, Stack, Text } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { useState } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { canReturn, knownState, lastDay } from '../model/returnableItems.ts'
import { ReturnForm } from './ReturnForm.tsx'

export interface OrderReturnsProps {
  order: Order
  /** the order may have changed */
  onStale: () => void
}

/** The returns of an order, and the form for one, as long as the law gives; nothing for other servers' orders. */
export function OrderReturns({ order, onStale }: OrderReturnsProps) {
  const t = useText()
  const { language } = useLanguage()
  const customerId = useCustomerId()
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(Date.now)
  const returns = order.returns ?? []
  const isPossible = canReturn(order, now)
  if (returns.length === 0 && !isPossible) return null
  const names = new Map(order.items.map(({ id, product }) => [id, product.name || t('orders.product')]))
  return (
    <Stack gap={12}>
      {returns.length > 0 && <Heading level={4}>{t('returns.title')}</Heading>}
      {returns.map((one) => {
        const state = knownState(one)
        return (
          <div key={one.id}>
            <Text weight="medium">{state === null ? one.state : t(`returns.state.${state}`)}</Text>
            <Text size={14} tone="muted">
              {[
                ...one.items.map(
                  ({ id, quantity }) => `${names.get(id) ?? t('orders.product')} × ${quantity}`,
                ),
                formatDate(one.created_at, 'long', language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {one.refusal !== '' && <Text>{one.refusal}</Text>}
          </div>
        )
      })}
      {isPossible &&
        (isOpen && customerId !== null ? (
          <ReturnForm
            order={order}
            customerId={customerId}
            onClose={() => setOpen(false)}
            onStale={onStale}
          />
        ) : (
          <div>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t('returns.ask')}
            </Button>
            <Text size={14} tone="muted">
              {t('returns.until', {
                date: formatDate(lastDay(order.returnable_until ?? ''), 'long', language) ?? '',
              })}
            </Text>
          </div>
        ))}
    </Stack>
  )
}
