import { LoadMore, Stack } from '@dukani/design-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { Loading } from './Loading.tsx'
import { useAdminText } from './useAdminText.ts'
import type { Parts } from './useParts.ts'

export interface PartListProps<Item> {
  parts: Parts<Item>
  /** shown instead of an empty list */
  empty: ReactNode
  /** shown while the first part is being read. @default that of a whole page */
  loading?: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list that is read in parts: while it is loading, failed, empty, and with a button for more. */
export function PartList<Item>({ parts, empty, loading = <Loading />, children }: PartListProps<Item>) {
  const t = useAdminText()
  const shop = useText()
  const { items, status, error, loadMore, retry } = parts
  const list = useRef<HTMLElement>(null)
  const countBefore = useRef<number | null>(null)
  const count = items?.length ?? 0
  useEffect(() => {
    const before = countBefore.current
    if (before === null || count <= before) return
    countBefore.current = null
    // The button disappears after the last part. Then the first new item gets the focus.
    if (status !== 'done' || document.activeElement !== document.body) return
    const added = list.current?.querySelector('ul, ol')?.children[before]
    added?.querySelector<HTMLElement>('a[href], button, input')?.focus()
  }, [count, status])
  if (items === null) return error === null ? loading : <LoadFailed error={error} onRetry={retry} />
  if (items.length === 0) return error === null ? empty : <LoadFailed error={error} onRetry={retry} />
  return (
    <Stack ref={list} gap={20}>
      {children(items)}
      <LoadMore
        status={status}
        labels={{
          more: shop('catalogue.loadMore'),
          failed: error === null ? '' : errorText(error, shop, t('admin.failed')),
          retry: shop('shell.retry'),
          loaded: t('admin.loaded', { count: items.length }),
        }}
        onLoadMore={() => {
          countBefore.current = count
          loadMore()
        }}
      />
    </Stack>
  )
}
