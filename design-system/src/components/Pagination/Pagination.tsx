import MuiPagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { styled } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { IconButton } from '../IconButton/index.ts'

export interface PaginationProps {
  /** The current page, from 1. */
  page: number
  /** Number of pages. From eight on, pages far from the current one are left out. */
  pages: number
  /** Called with a page from 1 to `pages`, also with the current one. */
  onChoose: (page: number) => void
  /** Accessible names. */
  labels: {
    navigation: string
    page: (page: number) => string
    previous: string
    next: string
  }
}

const Root = styled(MuiPagination)(({ theme }) => ({
  // Six pages and the arrows fit in one line on a phone.
  '& ul': { [theme.breakpoints.up('sm')]: { gap: 2 } },
}))

const Item = styled(PaginationItem)(({ theme }) => ({
  margin: 0,
  fontSize: theme.typography.pxToRem(16),
  fontVariantNumeric: 'tabular-nums',
  '&.Mui-selected': { fontWeight: theme.typography.fontWeightBold },
  '&.MuiPaginationItem-page': {
    minWidth: TOUCH_TARGET,
    height: TOUCH_TARGET,
    borderRadius: theme.shape.pill,
  },
  '&.MuiPaginationItem-ellipsis': {
    minWidth: 24,
    padding: 0,
    color: theme.vars.palette.text.secondary,
  },
}))

/** Page buttons of a list (PROD-10): previous, next, first, last, and the pages nearby. */
export function Pagination({ page, pages, onChoose, labels }: PaginationProps) {
  return (
    <Root
      color="primary"
      aria-label={labels.navigation}
      page={page}
      count={pages}
      getItemAriaLabel={(_type, number) => labels.page(number ?? page)}
      onChange={(_event, wanted) => onChoose(wanted)}
      renderItem={(item) => {
        if (item.type !== 'previous' && item.type !== 'next') return <Item {...item} />
        return (
          // Not MUI's buttons, which are disabled at the ends and lose the focus.
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
