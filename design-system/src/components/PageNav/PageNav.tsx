import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Anchor } from '../../internal/Anchor.tsx'
import { followLink, type LinkProps } from '../../internal/followLink.ts'
import { revealFocused, revealItem } from '../../internal/revealItem.ts'
import { scrollingRow } from '../../internal/scrollingRow.ts'
import { canHover } from '../../theme/media.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'

/** One page. */
export interface PageNavItem extends LinkProps {
  /** A word or two; unique. */
  label: string
  /** Whether the page, or one below it, is shown. */
  current: boolean
}

export interface PageNavProps {
  /** Name of the navigation. */
  label: string
  /** In display order. */
  items: readonly PageNavItem[]
  /** From 1200 px the links are a column that stays in view beside the page; below they are one line. @default false */
  aside?: boolean
}

/** Distance (px) of the column from the edges of the window. */
const EDGE = 16

const Nav = styled('nav')(({ theme }) => ({
  '&[data-aside]': {
    // With a mouse, a line is scrolled by its bar.
    [theme.breakpoints.between('md', 'lg')]: {
      '& > ul': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'thin' },
    },
    [theme.breakpoints.up('lg')]: {
      position: 'sticky',
      insetBlockStart: EDGE,
      alignSelf: 'start',
      '& > ul': {
        flexDirection: 'column',
        flexWrap: 'nowrap',
        gap: 2,
        maxHeight: `calc(100dvh - ${2 * EDGE}px)`,
        overflowY: 'auto',
        scrollbarWidth: 'thin',
      },
      '& a': {
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        borderRadius: theme.shape.control,
        // With a mouse they are smaller, so that many fit into a low window.
        [canHover]: { minHeight: 36 },
      },
    },
  },
}))

const Items = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  // Room for the focus ring.
  padding: 4,
  margin: -4,
  [theme.breakpoints.down('md')]: { ...scrollingRow, flexWrap: 'nowrap' },
}))

const Item = styled(Anchor)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: TOUCH_TARGET,
  paddingInline: 14,
  borderRadius: theme.shape.pill,
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.primary.soft,
    color: theme.vars.palette.primary.main,
  },
}))

/**
 * Links to the pages of an app. Below 900 px they are one line that scrolls; from there they wrap. Beside a page they are
 * one line below 1200 px, and a column from there.
 */
export function PageNav({ label, items, aside = false }: PageNavProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = items.findIndex((item) => item.current)
  useEffect(() => {
    const item = list.current?.children[current]
    if (list.current && item instanceof HTMLElement) revealItem(list.current, item)
  }, [current])
  return (
    <Nav aria-label={label} data-aside={aside || undefined}>
      <Items ref={list} role="list" onFocus={revealFocused}>
        {items.map((item) => (
          <li key={item.label}>
            <Item
              href={item.href}
              onClick={followLink(item.onNavigate)}
              aria-current={item.current ? 'page' : undefined}
              lang={textLanguage(item.label)}
            >
              {item.label}
            </Item>
          </li>
        ))}
      </Items>
    </Nav>
  )
}
