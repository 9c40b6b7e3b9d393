import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { scrollBehavior } from '../../internal/scrollBehavior.ts'
import { useScrollEdges } from '../../internal/useScrollEdges.ts'
import { Button } from '../Button/index.ts'
import { Chip } from './Chip.ts'
import { ChipSkeletons } from './ChipSkeletons.tsx'
import { ScrollButton } from './ScrollButton.tsx'
import { Scroller } from './Scroller.ts'
import { useScrollToChosen } from './useScrollToChosen.ts'

/** One category. */
export interface CategoryChip {
  /** Id used by `chosen` and `onNavigate`. */
  id: string | number
  /** Never truncated or wrapped. */
  title: string
  /** URL of the catalogue with this category (CAT-10). */
  href: string
}

export interface CategoryFilterProps {
  labels: {
    /** Accessible name of the row. */
    categories: string
    /** Label of the first chip, which shows all products. */
    all: string
    /** Name of the button that scrolls back. */
    previous: string
    /** Name of the button that scrolls forward. */
    next: string
    /** Shown when the categories could not be loaded. */
    failed: string
    retry: string
  }
  /** In display order, after 'all'; shown only when `ready`. */
  categories: readonly CategoryChip[]
  /** null selects 'all', undefined selects none, such as during a search. */
  chosen: CategoryChip['id'] | null | undefined
  /** URL of the catalogue without a category. @default '/' */
  allHref?: string
  /** Called on a plain click on a chip; `id` is null for 'all'. Without it the browser follows the link. */
  onNavigate?: NavigateHandler<[id: CategoryChip['id'] | null]>
  /** 'all' is shown in every status. @default 'ready' */
  status?: 'ready' | 'loading' | 'failed'
  /** Retries after `failed`. */
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

/** Fraction of the visible width that one press of a scroll button scrolls. */
const STRIDE = 0.75

/**
 * The row of categories (CAT-01). They are links, so that they work without JavaScript, can be opened in a tab, and
 * Back works. The row scrolls when they don't fit, and the chosen one is scrolled into view.
 */
export function CategoryFilter(props: CategoryFilterProps) {
  const { labels, categories, chosen, allHref = '/', onNavigate, status = 'ready', onRetry } = props
  const scroller = useRef<HTMLUListElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const edges = useScrollEdges(scroller)

  useScrollToChosen(scroller, `${status} ${chosen}`)

  // A button that is hidden at the end of the row passes its focus to the other one.
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
        onClick={followLink(onNavigate, id)}
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
