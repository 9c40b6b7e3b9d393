import type { Order } from '@dukani/contracts'
import { Button, ModalSheet, Stack, Text } from '@dukani/design-system'
import { useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { orderName } from '#shared/order/orderText.ts'

export interface CancelOrderProps {
  /** the order in question; null for none */
  order: Order | null
  onAnswer: (isSure: boolean) => void
}

/** Asks whether an order is to be cancelled; focus is on what leaves it as it is. */
export function CancelOrder({ order, onAnswer }: CancelOrderProps) {
  const t = useText()
  const [last, setLast] = useState(order)
  if (order !== null && order !== last) setLast(order)
  useBackCloses(order !== null, () => onAnswer(false))
  // Keeps its content during the closing transition.
  const shown = order ?? last
  return (
    <ModalSheet
      open={order !== null}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      width="small"
      initialFocus="control"
      title={t('orders.cancelAsk')}
      closeLabel={t('shell.close')}
    >
      <Stack gap={20}>
        <Stack gap={4}>
          {shown && <Text weight="medium">{orderName(shown, t)}</Text>}
          <Text tone="muted">
            {t(shown?.payment_status === 'completed' ? 'orders.cancelRefund' : 'orders.cancelText')}
          </Text>
        </Stack>
        <Stack direction="row" gap={12} justify="end" wrap>
          <Button variant="outlined" onClick={() => onAnswer(false)}>
            {t('orders.keep')}
          </Button>
          <Button icon="close" onClick={() => onAnswer(true)}>
            {t('orders.cancel')}
          </Button>
        </Stack>
      </Stack>
    </ModalSheet>
  )
}
