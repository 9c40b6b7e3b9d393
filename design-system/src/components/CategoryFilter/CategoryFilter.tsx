import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type MouseEvent } from 'react'
import { followLink } from '../../internal/followLink.ts'
import { scrollBehavior } from '../../internal/scrollBehavior.ts'
import { useScrollEdges } from '../../internal/useScrollEdges.ts'
import { Button } from '../Button/index.ts'
import { Chip } from './Chip.ts'
import { ChipSkeletons } from './ChipSkeletons.tsx'
import { ScrollButton } from './ScrollButton.tsx'
import { Scroller } from './Scroller.ts'
import { useChosenInView } from './useChosenInView.ts'

/** One category. */
export interface CategoryChip {
  /** What `chosen` and `onNavigate` name it by. */
  id: string | number
  /** Never cut or wrapped: a long one scrolls with the row. */
  title: string
  /** The catalogue with this category in its query (CAT-10). */
  href: string
}

export interface CategoryFilterProps {
  /** Texts of the row. */
  labels: {
    /** Names the row. */
    categories: string
    /** On the first chip, which leads to everything. */
    all: string
    /** Name of the button that scrolls back. */
    previous: string
    /** Name of the button that scrolls on. */
    next: string
    /** Stands in the row when the categories couldn't be had. */
    failed: string
    /** On the button beside it. */
    retry: string
  }
  /** In the order that they are shown, after 'all'; only drawn when `ready`. */
  categories: readonly CategoryChip[]
  /** null: all. undefined: none, as while something is searched for. */
  chosen: CategoryChip['id'] | null | undefined
  /** The catalogue without a category. @default '/' */
  allHref?: string
  /** A plain click on a chip; `id` is null for 'all'. Without it the browser follows the link. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, id: CategoryChip['id'] | null) => void
  /** 'all' is there in each of them. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed'
  /** The categories are wanted again, after `failed`. */
  onRetry?: () => void
}

const Frame = styled('nav')({ position: 'relative', minWidth: 0 })

const Failure = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  paddingInlineStart: 8,
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
}))

/** How much of the visible width one press of a scroll button moves. */
const STRIDE = 0.75

/**
 * The row of categories (CAT-01): links, so that they work before JavaScript, can be opened in a tab, and
 * Back undoes them. Too many to fit scroll sideways; the chosen one is brought into view.
 */
export function CategoryFilter(props: CategoryFilterProps) {
  const { labels, categories, chosen, allHref = '/', onNavigate, status = 'ready', onRetry } = props
  const scroller = useRef<HTMLUListElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const edges = useScrollEdges(scroller)

  useChosenInView(scroller, `${status} ${chosen}`)

  // A button that hides at its end hands the focus to the other one instead of losing it.
  useEffect(() => {
    const focused = document.activeElement
    if (!edges.after && focused === next.current) previous.current?.focus()
    if (!edges.before && focused === previous.current) next.current?.focus()
  }, [edges])

  const scroll = (direction: 1 | -1) => {
    const left = direction * STRIDE * (scroller.current?.clientWidth ?? 0)
    scroller.current?.scrollBy({ left, behavior: scrollBehavior() })
  }

  const chip = (id: CategoryChip['id'] | null, title: string, href: string) => (
    <li key={id ?? 'all'}>
      <Chip
        href={href}
        lang={textLanguage(title)}
        aria-current={id === chosen ? 'true' : undefined}
        onClick={followLink(onNavigate && ((event) => onNavigate(event, id)))}
      >
        {title}
      </Chip>
    </li>
  )

  return (
    <Frame aria-label={labels.categories}>
      <ScrollButton
        ref={previous}
        side="previous"
        label={labels.previous}
        shown={edges.before}
        onScroll={() => scroll(-1)}
      />
      <Scroller
        ref={scroller}
        role="list"
        data-status={status}
        data-before={edges.before}
        data-after={edges.after}
        aria-busy={status === 'loading'}
      >
        {chip(null, labels.all, allHref)}
        {status === 'ready' && categories.map(({ id, title, href }) => chip(id, title, href))}
        {status === 'loading' && <ChipSkeletons />}
        {status === 'failed' && (
          <Failure>
            <span>{labels.failed}</span>
            <Button variant="text" icon="refresh" onClick={onRetry}>
              {labels.retry}
            </Button>
          </Failure>
        )}
      </Scroller>
      <ScrollButton
        ref={next}
        side="next"
        label={labels.next}
        shown={edges.after}
        onScroll={() => scroll(1)}
      />
    </Frame>
  )
}
