import { MAX_RETURN_TEXT, type Order, type ReturnPicture } from '@dukani/contracts'
import { Button, FormMessage, Heading, QuantityStepper, Stack, Text, TextArea } from '@dukani/design-system'
import { useState, type SubmitEvent } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { returnableItems } from '../model/returnableItems.ts'
import { ReturnPictures } from './ReturnPictures.tsx'
import { useAskForReturn } from './useAskForReturn.ts'

export interface ReturnFormProps {
  order: Order
  onClose: () => void
  /** the order may have changed */
  onStale: () => void
}

/** Asks to give products of an order back: how many of each, why, and with pictures. */
export function ReturnForm({ order, onClose, onStale }: ReturnFormProps) {
  const t = useText()
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({})
  const [reason, setReason] = useState('')
  const [pictures, setPictures] = useState<readonly ReturnPicture[]>([])
  const [isChecked, setChecked] = useState(false)
  const { send, isSending, failure } = useAskForReturn(order, onStale)
  const items = Object.entries(pieces)
    .map(([id, quantity]) => ({ id, quantity }))
    .filter(({ quantity }) => quantity > 0)
  const isReason = reason.trim() !== '' && [...reason].length <= MAX_RETURN_TEXT
  const missing = items.length === 0 ? t('returns.none') : null

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (missing === null && isReason) void send({ items, reason, pictures: pictures.map(({ path }) => path) })
  }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={16}>
        <Heading level={4}>{t('returns.ask')}</Heading>
        {returnableItems(order).map(({ id, product, specification, left }) => {
          const name = [product.name || t('orders.product'), specification?.value].filter(Boolean).join(', ')
          return (
            <Stack key={id} direction="row" gap={12} align="center" justify="between" wrap>
              <Text>{name}</Text>
              <QuantityStepper
                value={pieces[id] ?? 0}
                min={0}
                max={left}
                onChange={(quantity) => setPieces({ ...pieces, [id]: quantity })}
                label={t('returns.pieces', { name })}
                decreaseLabel={t('returns.fewer', { name })}
                increaseLabel={t('returns.more', { name })}
                disabled={isSending}
              />
            </Stack>
          )
        })}
        <TextArea
          label={t('returns.reason')}
          hint={t('returns.reasonHint')}
          value={reason}
          limit={MAX_RETURN_TEXT}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={isChecked && !isReason ? t('returns.reasonMissing', { limit: MAX_RETURN_TEXT }) : undefined}
          readOnly={isSending}
        />
        <ReturnPictures orderId={order.id} pictures={pictures} onChange={setPictures} />
        <FormMessage tone="error">{isChecked ? (missing ?? failure) : null}</FormMessage>
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" pending={isSending}>
            {t('returns.send')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('returns.close')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
