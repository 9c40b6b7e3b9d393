import {
  addNoteSchema,
  MAX_NOTE_LENGTH,
  shopOrderDetailsSchema,
  type AddNote,
  type ShopOrderDetails,
} from '@dukani/contracts'
import { Box, Heading, Stack, Text, TextArea } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { fieldText } from '#shared/forms/fieldText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

export interface OrderNotesProps {
  order: ShopOrderDetails
  /** called with the order after a note was added */
  onChanged: (order: ShopOrderDetails) => void
}

/** What the staff noted about an order, and a field for more. What was typed stays until it is saved. */
export function OrderNotes({ order, onChanged }: OrderNotesProps) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const toasts = useToasts()
  const { language } = useLanguage()
  const headingId = useId()
  const form = useForm<AddNote>({ resolver: zodResolver(addNoteSchema), defaultValues: { text: '' } })
  const { field, fieldState } = useController({ control: form.control, name: 'text' })
  const { submit, isSending, failure } = useSubmit(form, neverAborted, async ({ text }) => {
    onChanged(
      await client.request({
        path: `/v1/admin/orders/${encodeURIComponent(String(order.id))}/notes/`,
        method: 'POST',
        body: { text },
        read: (raw) => shopOrderDetailsSchema.parse(raw),
      }),
    )
    toasts.show({ type: 'success', message: t('admin.saved') })
    form.reset()
  })
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Heading level={2} size={18} id={headingId}>
        {t('admin.notes')}
      </Heading>
      {order.notes.map(({ id, author, text: noted, created_at }) => (
        <Box key={id} as="article" padding={12} outlined radius="card" ground="surface">
          <Text>{noted}</Text>
          <Text size={14} tone="muted">
            {[author?.name, formatDate(created_at, 'mediumTime', language)].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      ))}
      <form noValidate method="post" onSubmit={submit}>
        <Stack gap={12}>
          <TextArea
            {...field}
            label={t('admin.notes.new')}
            limit={MAX_NOTE_LENGTH}
            error={fieldText(fieldState.error, shop)}
            readOnly={isSending}
          />
          <SubmitBar
            label={t('admin.notes.add')}
            pending={isSending}
            error={
              failure && failure.status !== 400 ? errorText(failure, shop, t('admin.changeFailed')) : null
            }
          />
        </Stack>
      </form>
    </Stack>
  )
}
