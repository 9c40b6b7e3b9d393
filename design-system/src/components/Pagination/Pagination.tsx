import MuiPagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { IconButton } from '../IconButton/index.ts'

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  /** How many there are. From eight on, those far from the current one are left out. */
  pages: number
  /** A page is wanted, from 1 to `pages`; also when it is the current one. */
  onChoose: (page: number) => void
  /** Names of its controls. */
  labels: {
    /** Name of the navigation. */
    navigation: string
    /** Name of a page's button. */
    page: (page: number) => string
    /** Name of the button to the page before. */
    previous: string
    /** Name of the button to the page after. */
    next: string
  }
}

/** The buttons to the pages of a list (PROD-10): previous and next, the ends, and what is near. */
export function Pagination({ page, pages, onChoose, labels }: PaginationProps) {
  return (
    <MuiPagination
      aria-label={labels.navigation}
      page={page}
      count={pages}
      getItemAriaLabel={(_type, number) => labels.page(number ?? page)}
      onChange={(_event, wanted) => onChoose(wanted)}
      renderItem={(item) => {
        if (item.type !== 'previous' && item.type !== 'next') return <PaginationItem {...item} />
        return (
          // Not MUI's own, which is disabled at the ends and hands its focus on.
          <IconButton
            icon={item.type === 'previous' ? 'chevronLeft' : 'chevronRight'}
            label={labels[item.type]}
            aria-disabled={item.disabled || undefined}
            onClick={() => {
              if (!item.disabled && item.page !== null) onChoose(item.page)
            }}
          />
        )
      }}
    />
  )
}
