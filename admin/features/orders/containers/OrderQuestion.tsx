import type { OrderStatus, ShopOrderDetails } from '@dukani/contracts'
import { toTetri } from '@dukani/contracts'
import { Button, ModalSheet, Stack, Text, TextField } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useId, useState, type SubmitEvent } from 'react'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { OrderChange } from '../api/changeOrder.ts'
import { STEP_NAMES, type OrderStep } from '../model/orderSteps.ts'
import { CourierChoice } from './CourierChoice.tsx'

export interface OrderQuestionProps {
  /** the step in question; null: none */
  step: OrderStep | null
  order: ShopOrderDetails
  isSending: boolean
  /** called with the change; null: not to be done */
  onAnswer: (change: OrderChange | null) => void
}

/** Asks before an order is changed, with what the change needs: the bank's reference, the courier. */
export function OrderQuestion({ step, order, isSending, onAnswer }: OrderQuestionProps) {
  const t = useAdminText()
  const form = useId()
  const [last, setLast] = useState(step)
  if (step !== null && step !== last) setLast(step)
  const close = () => onAnswer(null)
  useBackCloses(step !== null, close)
  // Keeps its content during the closing transition.
  const shown = step ?? last
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (shown !== null) onAnswer(changeOf(shown, order, new FormData(event.currentTarget)))
  }
  return (
    <ModalSheet
      open={step !== null}
      onClose={close}
      role="alertdialog"
      width="small"
      initialFocus="control"
      title={titleOf(shown, t)}
      closeLabel={t('admin.close')}
    >
      <form id={form} onSubmit={send}>
        <Stack gap={20}>
          {shown !== null && <Details key={shown} step={shown} order={order} />}
          <Stack direction="row" gap={12} justify="end" wrap>
            <Button variant="outlined" onClick={close}>
              {t('admin.order.keep')}
            </Button>
            <Button type="submit" pending={isSending}>
              {shown === null
                ? ''
                : t(shown === 'changeCourier' ? 'admin.order.handOver' : STEP_NAMES[shown])}
            </Button>
          </Stack>
        </Stack>
      </form>
    </ModalSheet>
  )
}

function Details({ step, order }: { step: OrderStep; order: ShopOrderDetails }) {
  const t = useAdminText()
  const { language } = useLanguage()
  switch (step) {
    case 'confirmTransfer':
      return (
        <>
          <Text tone="muted">{t('admin.order.confirmTransferText')}</Text>
          <TextField name="reference" label={t('admin.order.reference')} maxLength={100} autoComplete="off" />
        </>
      )
    case 'ship':
      return <CourierChoice name="courier" optional />
    case 'changeCourier':
      return <CourierChoice name="courier" chosen={order.courier?.id ?? null} />
    case 'refund': {
      const amount = formatMoney(toTetri(order.total_price), language)
      return <Text tone="muted">{t('admin.order.refundText', { amount })}</Text>
    }
    case 'cancel':
      return <Text tone="muted">{t('admin.order.cancelText')}</Text>
    case 'confirm':
    case 'deliver':
      return <Text tone="muted">{order.order_number}</Text>
  }
}

function titleOf(step: OrderStep | null, t: ReturnType<typeof useAdminText>): string {
  if (step === null) return ''
  if (step === 'cancel') return t('admin.order.cancelAsk')
  return t(step === 'refund' ? 'admin.order.refundAsk' : STEP_NAMES[step])
}

const STATUS_OF: Partial<Record<OrderStep, OrderStatus>> = {
  confirm: 'confirmed',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
}

function changeOf(step: OrderStep, order: ShopOrderDetails, fields: FormData): OrderChange {
  const seen = { status: order.status, payment_status: order.payment_status }
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const courier = text('courier')
  if (step === 'confirmTransfer')
    return { call: 'confirm-transfer', body: { seen, reference: text('reference') } }
  if (step === 'refund') return { call: 'refund', body: { seen } }
  if (courier !== '') return { call: 'hand-over', body: { seen, courier } }
  return { call: 'status', body: { seen, status: STATUS_OF[step] ?? order.status } }
}
