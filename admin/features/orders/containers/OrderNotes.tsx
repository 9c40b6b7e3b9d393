import { MAX_NOTE_LENGTH, shopOrderDetailsSchema, type ShopOrderDetails } from '@dukani/contracts'
import { Box, Heading, Stack, Text, TextArea } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { useState, type SubmitEvent } from 'react'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { SubmitBar } from '#shared/forms/SubmitBar.tsx'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
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
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isTooLong = [...text].length > MAX_NOTE_LENGTH

  async function save(): Promise<void> {
    setSending(true)
    setFailure(null)
    try {
      onChanged(
        await client.request({
          path: `/v1/admin/orders/${encodeURIComponent(String(order.id))}/notes/`,
          method: 'POST',
          body: { text },
          read: (raw) => shopOrderDetailsSchema.parse(raw),
        }),
      )
      setText('')
    } catch (error) {
      setFailure(errorText(error, shop, t('admin.changeFailed')))
    } finally {
      setSending(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() !== '' && !isTooLong && !isSending) void save()
  }
  return (
    <Stack as="section" gap={12} aria-labelledby="notes">
      <Heading level={2} size={18} id="notes">
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
      <form onSubmit={submit}>
        <Stack gap={12}>
          <TextArea
            label={t('admin.notes.new')}
            value={text}
            limit={MAX_NOTE_LENGTH}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <SubmitBar label={t('admin.notes.add')} pending={isSending} error={failure} />
        </Stack>
      </form>
    </Stack>
  )
}
