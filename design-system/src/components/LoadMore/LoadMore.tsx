import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../Button/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export interface LoadMoreProps {
  labels: {
    /** Label of the button. */
    more: string
    /** Shown above the button when loading failed. */
    failed: string
    /** Label of the button after a failure. */
    retry: string
    /** Announced to screen readers, such as the number of products shown. */
    loaded?: string
  }
  /**
   * `done` shows nothing and keeps only the announcement. While loading, the button keeps its position and focus.
   * @default 'idle'
   */
  status?: 'idle' | 'loading' | 'failed' | 'done'
  /** Loads more, like scrolling to the end (CAT-09); also the retry. */
  onLoadMore: () => void
}

/** The end of an infinite list: a button for keyboard and screen reader users, and for retrying. */
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
