import type { ReturnFields } from '@dukani/contracts'
import { FormMessage, QuantityStepper, Stack, Text } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useId } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { orderedName } from '#shared/order/orderedName.ts'
import { returnFieldText } from '../model/returnFieldText.ts'
import { piecesOf, type ReturnableItem } from '../model/returnableItems.ts'

export interface ReturnPiecesProps {
  items: readonly ReturnableItem[]
  control: Control<ReturnFields>
  disabled: boolean
}

/** How many pieces of each item go back. The group takes the focus when something is wrong with it. */
export function ReturnPieces({ items, control, disabled }: ReturnPiecesProps) {
  const t = useText()
  const { language } = useLanguage()
  const errorId = useId()
  const { field, fieldState } = useController({ control, name: 'items' })
  const { ref, value: chosen, onChange } = field
  const error = returnFieldText(fieldState.error, t('returns.none'))
  const change = (id: ReturnableItem['id'], quantity: number) => {
    const others = chosen.filter((one) => String(one.id) !== String(id))
    onChange(quantity > 0 ? [...others, { id, quantity }] : others)
  }
  return (
    <Stack
      ref={ref}
      gap={16}
      role="group"
      tabIndex={-1}
      aria-label={t('returns.items')}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      {items.map(({ id, specification, left, ...item }) => {
        const name = [orderedName(item, t, language), specification?.value].filter(Boolean).join(', ')
        return (
          <Stack key={id} direction="row" gap={12} align="center" justify="between" wrap>
            <Text lang={textLanguage(name)}>{name}</Text>
            <QuantityStepper
              value={piecesOf(chosen, id)}
              min={0}
              max={left}
              onChange={(quantity) => change(id, quantity)}
              label={t('returns.pieces', { name })}
              decreaseLabel={t('returns.fewer', { name })}
              increaseLabel={t('returns.more', { name })}
              disabled={disabled}
            />
          </Stack>
        )
      })}
      <div id={errorId}>
        <FormMessage tone="error">{error}</FormMessage>
      </div>
    </Stack>
  )
}
