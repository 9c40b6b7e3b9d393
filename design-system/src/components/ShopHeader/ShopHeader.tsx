import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CONTENT_WIDTH } from '../../theme/tokens.ts'
import type { NavigateHandler } from '../../internal/followLink.ts'
import { SkipLinks, type SkipLink } from '../SkipLinks/index.ts'
import { CartLink, type CartLinkProps } from './CartLink.tsx'
import { ShopBrand } from './ShopBrand.tsx'

export interface ShopHeaderProps {
  /** The shop's name, which is its logo. */
  name: string
  /** What the shop is, in a line under its name; part of the home link's name. */
  tagline: string
  /** @default '/' */
  homeHref?: string
  /** A plain click on the name. Without it the browser follows the link. */
  onNavigateHome?: NavigateHandler
  /** The link to the cart, with how much is in it. */
  cart: CartLinkProps
  /** The `SearchField`. */
  search: ReactNode
  /** What stands before the cart link: a theme switch, say. */
  actions?: ReactNode
  /** Stand before all else in the page. */
  skipLinks: readonly SkipLink[]
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.sticky,
  background: theme.vars.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@supports (backdrop-filter: blur(1px))': {
    background: theme.alpha(theme.vars.palette.background.default, 0.9),
    backdropFilter: 'saturate(1.6) blur(14px)',
  },
  // Lying on its side, or enlarged four times, a phone has no height to give away.
  '@media (max-height: 28em)': { position: 'static' },
}))

const Inside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 8,
  maxWidth: CONTENT_WIDTH,
  marginInline: 'auto',
  paddingBlock: 8,
  // As far from the edges as the page is, and clear of a phone's notch.
  '--edge': '16px',
  paddingInline: 'max(var(--edge), env(safe-area-inset-left)) max(var(--edge), env(safe-area-inset-right))',
  [theme.breakpoints.up('sm')]: { '--edge': '32px' },
  [theme.breakpoints.up('md')]: {
    flexWrap: 'nowrap',
    columnGap: 32,
    minHeight: 80,
  },
}))

const Search = styled('div')(({ theme }) => ({
  order: 3,
  flex: '1 0 100%',
  minWidth: 0,
  [theme.breakpoints.up('md')]: { order: 0, flex: '1 1 0', maxWidth: 520, minWidth: '16rem' },
}))

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  [theme.breakpoints.up('md')]: { marginInlineStart: 'auto' },
}))

/** The top of every screen (HEAD-01): the name, what the shop is, the search, the cart. It stays in view. */
export function ShopHeader(props: ShopHeaderProps) {
  const { name, tagline, homeHref, onNavigateHome, cart, search, actions, skipLinks } = props
  return (
    <>
      <SkipLinks links={skipLinks} />
      <Bar>
        <Inside>
          <ShopBrand name={name} tagline={tagline} href={homeHref} onNavigate={onNavigateHome} />
          <Search>{search}</Search>
          <Actions>
            {actions}
            <CartLink {...cart} />
          </Actions>
        </Inside>
      </Bar>
    </>
  )
}
