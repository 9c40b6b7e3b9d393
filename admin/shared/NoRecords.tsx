import { Button, EmptyState, type EmptyStateProps } from '@dukani/design-system'
import { useAdminText } from './useAdminText.ts'

export interface NoRecordsProps extends Pick<EmptyStateProps, 'drawing'> {
  /** shown when there are none at all */
  none: string
  /** shown when the filter hides all */
  noneFound: string
  isFiltered: boolean
  onShowAll: () => void
}

/** An empty list, or one whose filter hides all records. */
export function NoRecords({ drawing, none, noneFound, isFiltered, onShowAll }: NoRecordsProps) {
  const t = useAdminText()
  return (
    <EmptyState
      drawing={drawing}
      title={isFiltered ? noneFound : none}
      live
      action={isFiltered && <Button onClick={onShowAll}>{t('admin.showAll')}</Button>}
    />
  )
}
