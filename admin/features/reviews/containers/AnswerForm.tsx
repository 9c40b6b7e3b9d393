import { answerReviewSchema, MAX_COMMENT_LENGTH, type AnswerReview, type ShopReview } from '@dukani/contracts'
import { Button, FormMessage, Stack, TextArea } from '@dukani/design-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useController, useForm } from 'react-hook-form'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { fieldText } from '#shared/forms/fieldText.ts'
import { neverAborted, useSubmit } from '#shared/forms/useSubmit.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { changeReview } from '../api/changeReview.ts'

export interface AnswerFormProps {
  review: ShopReview
  /** called when the server has a newer state of it */
  onChanged: () => void
  onClose: () => void
}

/** The shop's answer to a review. What was typed stays until it is saved. */
export function AnswerForm({ review, onChanged, onClose }: AnswerFormProps) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const toasts = useToasts()
  const seen = review.answer?.text ?? null
  const form = useForm<AnswerReview>({
    resolver: zodResolver(answerReviewSchema),
    defaultValues: { seen, text: seen ?? '' },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'text' })
  const { setFocus } = form
  // The pressed button is gone.
  useEffect(() => setFocus('text'), [setFocus])
  const { submit, isSending, failure } = useSubmit(form, neverAborted, async ({ text }) => {
    try {
      await changeReview(client, String(review.id), { call: 'answer', body: { seen, text } })
    } catch (error) {
      if (asApiError(error).status === 409) onChanged()
      throw error
    }
    toasts.show({ type: 'success', message: t('admin.saved') })
    onChanged()
    onClose()
  })
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={12}>
        <TextArea
          {...field}
          label={t('admin.review.answerText')}
          hint={t('admin.review.answerHint')}
          limit={MAX_COMMENT_LENGTH}
          error={fieldText(fieldState.error, shop)}
          readOnly={isSending}
        />
        <FormMessage tone="error">
          {failure && failure.status !== 400 && errorText(failure, shop, t('admin.changeFailed'))}
        </FormMessage>
        <Stack direction="row" gap={8} wrap>
          <Button type="submit" pending={isSending}>
            {t('admin.save')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {shop('shell.close')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
