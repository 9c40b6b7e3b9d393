import type { Order } from '@dukani/contracts'
import { Button, Heading, Skeleton, Stack, Text } from '@dukani/design-system'
import { formatDate, textLanguage } from '@dukani/i18n'
import { useRef, useState } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { useCustomerId } from '#shared/session/session.ts'
import { piecesText } from '../model/piecesText.ts'
import { canReturn, knownState, lastDay } from '../model/returnableItems.ts'

const ReturnForm = lazyPart(async () => (await import('./ReturnForm.tsx')).ReturnForm)

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
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never')
  const title = useRef<HTMLHeadingElement>(null)
  const [now] = useState(Date.now)
  const returns = order.returns ?? []
  const isPossible = canReturn(order, now)
  if (returns.length === 0 && !isPossible) return null
  return (
    <Stack gap={12}>
      {returns.length > 0 && (
        <Heading level={4} ref={title} tabIndex={-1}>
          {t('returns.title')}
        </Heading>
      )}
      {returns.length > 0 && (
        <Stack as="ul" role="list" gap={12}>
          {returns.map((one) => {
            const state = knownState(one)
            const facts = [
              ...piecesText(order, one.items, t, language),
              formatDate(one.created_at, 'long', language),
            ]
              .filter(Boolean)
              .join(' · ')
            return (
              <li key={one.id}>
                <Text weight="medium">{t(state === null ? 'orders.unknown' : `returns.state.${state}`)}</Text>
                <Text size={14} tone="muted" lang={textLanguage(facts)}>
                  {facts}
                </Text>
                {one.refusal !== '' && <Text>{one.refusal}</Text>}
              </li>
            )
          })}
        </Stack>
      )}
      {isPossible &&
        (form === 'open' && customerId !== null ? (
          <ReturnForm
            order={order}
            customerId={customerId}
            onClose={() => setForm('closed')}
            onAsked={() => title.current?.focus()}
            onStale={onStale}
            fallback={<Skeleton shape="box" height={320} />}
          />
        ) : (
          <div>
            {/* It was unmounted with the form open: the focus comes back to it. */}
            <Button variant="outlined" autoFocus={form === 'closed'} onClick={() => setForm('open')}>
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
