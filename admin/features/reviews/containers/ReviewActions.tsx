import type { ShopReview } from '@dukani/contracts'
import { Button, ButtonLink, Stack, Text } from '@dukani/design-system'
import { useEffect, useRef, useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { paths } from '#shared/routing/routes.ts'
import { AnswerForm } from './AnswerForm.tsx'

export interface ReviewActionsProps {
  review: ShopReview
  /** called to hide it, or to show it again */
  onHideOrShow: () => void
  /** called to show only the reviews of its product; undefined: they are shown */
  onFilter: (() => void) | undefined
  /** called when the server has a newer state of it */
  onChanged: () => void
}

/** What a review is about, and what can be done with it. */
export function ReviewActions({ review, onHideOrShow, onFilter, onChanged }: ReviewActionsProps) {
  const t = useAdminText()
  const [isAnswering, setAnswering] = useState(false)
  const { product, hidden, answer } = review
  const answerButton = useRef<HTMLButtonElement>(null)
  const wasAnswering = useRef(false)
  useEffect(() => {
    if (wasAnswering.current && !isAnswering) answerButton.current?.focus()
    wasAnswering.current = isAnswering
  }, [isAnswering])
  return (
    <Stack gap={8}>
      {hidden !== null && (
        <Text size={14} tone="error">
          {t('admin.review.hiddenBecause', { reason: hidden.reason })}
        </Text>
      )}
      <Stack direction="row">
        <ButtonLink variant="text" href={paths.product(product.id)}>
          {product.name}
        </ButtonLink>
      </Stack>
      <Stack direction="row" gap={8} wrap>
        <Button variant="outlined" onClick={onHideOrShow}>
          {t(hidden === null ? 'admin.review.hide' : 'admin.review.show')}
        </Button>
        {!isAnswering && (
          <Button ref={answerButton} variant="outlined" onClick={() => setAnswering(true)}>
            {t(answer === null ? 'admin.review.answer' : 'admin.review.changeAnswer')}
          </Button>
        )}
        {onFilter && (
          <Button variant="text" onClick={onFilter}>
            {t('admin.review.product')}
          </Button>
        )}
      </Stack>
      {isAnswering && (
        <AnswerForm review={review} onChanged={onChanged} onClose={() => setAnswering(false)} />
      )}
    </Stack>
  )
}
