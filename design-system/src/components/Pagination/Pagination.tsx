import { styled } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { below, canHover, color, radius, rem, transition, translucent, weight } from '../../theme/vars.ts'
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

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  // Six pages stand in one line with the arrows.
  [below.sm]: { gap: 0 },
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const PageButton = styled('button')({
  minWidth: TOUCH_TARGET,
  height: TOUCH_TARGET,
  padding: '0 6px',
  border: 0,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.ink,
  fontSize: rem(16),
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: transition(['background-color']),
  [canHover]: { '&:hover': { backgroundColor: translucent('ink', 6) } },
  '&[aria-current]': { background: color.primary, color: color.onPrimary, fontWeight: weight.bold },
})

const Gap = styled('li')({ minWidth: 24, color: color.muted, textAlign: 'center' })

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
