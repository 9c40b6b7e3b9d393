import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface LoadMoreProps {
  /** Texts of the list's end. */
  labels: {
    /** On the button. */
    more: string
    /** Stands above the button when more couldn't be had. */
    failed: string
    /** On the button then. */
    retry: string
    /** Read to those who don't see the list grow, such as how many products are shown now. */
    loaded?: string
  }
  /**
   * `done` shows nothing and keeps only the announcement. Loading keeps the button in its place and focus.
   * @default 'idle'
   */
  status?: 'idle' | 'loading' | 'failed' | 'done'
  /** Does what scrolling to the end does (CAT-09); also the retry. */
  onLoadMore: () => void
}

/** The end of the list: the way on for keyboard and screen reader, and for everybody when the next page failed. */
export function LoadMore({ labels, status = 'idle', onLoadMore }: LoadMoreProps) {
  return (
    <Stack align="center" gap={12}>
      {status === 'failed' && (
        <Text role="alert" size={14} tone="error" align="center">
          {labels.failed}
        </Text>
      )}
      {status !== 'done' && (
        <Button
          variant="outlined"
          size="large"
          icon={status === 'failed' ? 'refresh' : undefined}
          pending={status === 'loading'}
          onClick={onLoadMore}
        >
          {status === 'failed' ? labels.retry : labels.more}
        </Button>
      )}
      <VisuallyHidden role="status">{labels.loaded}</VisuallyHidden>
    </Stack>
  )
}
