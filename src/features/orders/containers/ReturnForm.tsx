import { returnFormSchema, type Id, type Order, type ReturnFields } from '@dukani/contracts'
import { Button, FormMessage, Heading, Stack, Text } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorText } from '#shared/api/errorText.ts'
import { formError } from '#shared/forms/formError.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { fittingPieces, returnableItems } from '../model/returnableItems.ts'
import { deleteReturnDraft, savedReturnDraft, saveReturnDraft } from '../model/returnDraft.ts'
import { ReturnPictures } from './ReturnPictures.tsx'
import { ReturnPieces } from './ReturnPieces.tsx'
import { ReturnReason } from './ReturnReason.tsx'
import { useAskForReturn } from './useAskForReturn.ts'

export interface ReturnFormProps {
  order: Order
  customerId: Id
  onClose: () => void
  /** the order is shown with the return */
  onAsked: () => void
  /** the order may have changed */
  onStale: () => void
}

/** Asks to give products of an order back: how many of each, why, and with pictures. */
export function ReturnForm({ order, customerId, onClose, onAsked, onStale }: ReturnFormProps) {
  const t = useText()
  const waitingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const askFor = useAskForReturn(order, onStale)
  const returnable = returnableItems(order)
  const [kept] = useState(() => savedReturnDraft(customerId, order.id))
  const [isUploading, setUploading] = useState(false)
  const form = useForm<ReturnFields>({ resolver: zodResolver(returnFormSchema), defaultValues: kept })
  const { control, subscribe, getValues, setValue } = form

  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), [])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveReturnDraft(customerId, order.id, values),
      }),
    [subscribe, customerId, order.id],
  )
  // What was chosen of the order as it was before may not be left any more.
  const dropGone = useEffectEvent(() => setValue('items', fittingPieces(getValues('items'), returnable)))
  useEffect(() => dropGone(), [order])

  const sending = useSubmit(form, neverAborted, async (fields) => {
    await askFor({ ...fields, pictures: fields.pictures.map(({ path }) => path) })
    deleteReturnDraft(order.id)
    onAsked()
  })
  const { failure, isSending } = sending
  // A toast says what a conflict is about.
  const problem =
    failure?.status === 409 ? null : failure && errorText(failure, t, t('returns.failed'), SOURCES)

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => (isUploading ? event.preventDefault() : sending.submit(event))}
    >
      <Stack gap={16}>
        <Heading level={4} ref={heading} tabIndex={-1}>
          {t('returns.ask')}
        </Heading>
        <ReturnPieces control={control} items={returnable} disabled={isSending} />
        <ReturnReason control={control} isSending={isSending} />
        <ReturnPictures form={form} orderId={order.id} isUploading={isUploading} onUploading={setUploading} />
        <FormMessage tone="error">
          {problem && failure && formError(problem, failure, Object.keys(kept))}
        </FormMessage>
        <Stack direction="row" gap={12} wrap>
          <Button
            type="submit"
            pending={isSending}
            aria-disabled={isUploading || isSending || undefined}
            aria-describedby={isUploading ? waitingId : undefined}
          >
            {t('returns.send')}
          </Button>
          <Button variant="outlined" disabled={isUploading} onClick={onClose}>
            {t('returns.close')}
          </Button>
          <Text as="span" size={14} tone="muted" id={waitingId} role="status">
            {isUploading ? t('returns.uploading') : ''}
          </Text>
        </Stack>
      </Stack>
    </form>
  )
}

const SOURCES = ['detail', 'fields', 'message'] as const
