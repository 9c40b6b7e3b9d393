import { toTetri, type ShopOrderDetails } from '@dukani/contracts'
import { Checkbox, Text, TextField } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useState } from 'react'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { TransferReference } from '#admin/shared/TransferReference.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { piecesField, REFUND_FIELDS, refundedSum, typedAmount, type RefundKind } from '../model/refundForm.ts'

export interface RefundFieldsProps {
  kind: RefundKind
  order: ShopOrderDetails
}

/** The fields of a refund: the pieces of each product, or an amount; and how it is returned. */
export function RefundFields({ kind, order }: RefundFieldsProps) {
  const t = useAdminText()
  const isTransfer = order.payment_method === 'bank' || order.payment_method === 'qr'
  return (
    <>
      {kind === 'items' ? <PiecesFields order={order} /> : <AmountField order={order} />}
      {isTransfer && <TransferReference name={REFUND_FIELDS.reference} text={t('admin.refund.transfer')} />}
    </>
  )
}

function PiecesFields({ order }: { order: ShopOrderDetails }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const [pieces, setPieces] = useState<Readonly<Record<string, string>>>({})
  const counts = Object.fromEntries(Object.entries(pieces).map(([id, typed]) => [id, Number(typed)]))
  const sum = refundedSum(order, counts)
  const fault = sum === 0 ? t('admin.refund.none') : ''
  return (
    <>
      {order.items
        .filter(({ refundable }) => refundable.quantity > 0)
        .map((item, index) => (
          <TextField
            key={item.id}
            ref={index === 0 ? (input) => input?.setCustomValidity(fault) : undefined}
            name={piecesField(item)}
            type="number"
            inputMode="numeric"
            min={0}
            max={item.refundable.quantity}
            label={t('admin.refund.pieces', { name: item.product.name, left: item.refundable.quantity })}
            value={pieces[item.id] ?? '0'}
            onChange={({ currentTarget: { value } }) => setPieces({ ...pieces, [item.id]: value })}
            required
            autoComplete="off"
          />
        ))}
      <Text weight="medium" role="status">
        {t('admin.refund.sum', { amount: formatMoney(sum, language) })}
      </Text>
      {/* Products that haven't left the shop can be sold again. */}
      <Checkbox
        name={REFUND_FIELDS.restock}
        label={t('admin.refund.restock')}
        defaultChecked={order.status === 'pending' || order.status === 'confirmed'}
      />
    </>
  )
}

function AmountField({ order: { refundable } }: { order: ShopOrderDetails }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const most = { amount: formatMoney(toTetri(refundable), language) }
  const fault = typedAmount(typed, refundable) === null ? t('admin.refund.invalid', most) : ''
  return (
    <TextField
      ref={(input) => input?.setCustomValidity(fault)}
      name={REFUND_FIELDS.amount}
      label={t('admin.refund.typed', most)}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}
