import { styled } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { canHover } from '../../theme/media.ts'
import { IconButton } from '../IconButton/index.ts'
import { pageNumbers } from './pageNumbers.ts'

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

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  // Six pages stand in one line with the arrows.
  [theme.breakpoints.down('sm')]: { gap: 0 },
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const PageButton = styled('button')(({ theme }) => ({
  minWidth: TOUCH_TARGET,
  height: TOUCH_TARGET,
  padding: '0 6px',
  border: 0,
  borderRadius: theme.shape.pill,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  fontSize: theme.typography.pxToRem(16),
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: theme.transitions.create(['background-color']),
  [canHover]: { '&:hover': { backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.06) } },
  '&[aria-current]': {
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: theme.typography.fontWeightBold,
  },
}))

const Gap = styled('li')(({ theme }) => ({
  minWidth: 24,
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
}))

/** The buttons to the pages of a list (PROD-10): previous and next, the ends, and what is near. */
export function Pagination({ page, pages, onChoose, labels }: PaginationProps) {
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) onChoose(to)
  }
  return (
    <nav aria-label={labels.navigation}>
      <List>
        <li>
          <IconButton
            icon="chevronLeft"
            label={labels.previous}
            aria-disabled={page <= 1 || undefined}
            onClick={() => turn(page - 1)}
          />
        </li>
        {pageNumbers(page, pages).map((place, index) =>
          place === 'gap' ? (
            <Gap key={`gap-${index}`} aria-hidden="true">
              …
            </Gap>
          ) : (
            <li key={place}>
              <PageButton
                type="button"
                aria-label={labels.page(place)}
                aria-current={place === page ? 'page' : undefined}
                onClick={() => turn(place)}
              >
                {place}
              </PageButton>
            </li>
          ),
        )}
        <li>
          <IconButton
            icon="chevronRight"
            label={labels.next}
            aria-disabled={page >= pages || undefined}
            onClick={() => turn(page + 1)}
          />
        </li>
      </List>
    </nav>
  )
}
