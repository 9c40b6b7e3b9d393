import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Anchor } from '../../internal/Anchor.tsx'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { revealFocused, revealItem } from '../../internal/revealItem.ts'
import { TOUCH_TARGET } from '../../theme/tokens.ts'

/** One page. */
export interface PageNavItem {
  /** A word or two; unique. */
  label: string
  /** URL of the page. */
  href: string
  /** Whether the page, or one below it, is shown. */
  current: boolean
  /** Called on a plain click. Without it the browser follows the link. */
  onNavigate?: NavigateHandler
}

export interface PageNavProps {
  /** Name of the navigation. */
  label: string
  /** In display order. */
  items: readonly PageNavItem[]
}

const Items = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  // On a phone they scroll. The padding leaves room for the focus ring.
  overflowX: 'auto',
  padding: 4,
  margin: -4,
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', overflowX: 'visible' },
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

/** Links to the pages of an app. On a phone they are one line that scrolls; from 900 px they wrap. */
export function PageNav({ label, items }: PageNavProps) {
  const list = useRef<HTMLUListElement>(null)
  const current = items.findIndex((item) => item.current)
  useEffect(() => {
    const item = list.current?.children[current]
    if (list.current && item instanceof HTMLElement) revealItem(list.current, item)
  }, [current])
  return (
    <nav aria-label={label}>
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
    </nav>
  )
}
