import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { CONTENT_WIDTH } from '../../theme/tokens.ts'
import type { NavigateHandler } from '../../internal/followLink.ts'
import { SkipLinks, type SkipLink } from '../SkipLinks/index.ts'
import { ShopBrand } from './ShopBrand.tsx'

export interface ShopHeaderProps {
  /** The shop's name, which is its logo. */
  name: string
  /** The tagline under the name; part of the home link's name. */
  tagline: string
  /** Called on a plain click on the name. Without it the browser follows the link. */
  onNavigateHome?: NavigateHandler
  /** The `SearchField`. */
  search: ReactNode
  /** Buttons and links at the end, such as the account button and the `CartLink`. */
  actions: ReactNode
  /** The `SkipLinks`, first in the page. */
  skipLinks: readonly SkipLink[]
}

/** The attribute of the header's root, by which `useHeaderOnScroll` finds it. */
export const SHOP_HEADER = 'data-shop-header'

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
  // Not sticky on low screens: a phone in landscape, or a page zoomed to 400%.
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
  // Same side padding as the page, and clear of a phone's notch.
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

/** The sticky header (HEAD-01): name, tagline, search and cart. */
export function ShopHeader(props: ShopHeaderProps) {
  const { name, tagline, onNavigateHome, search, actions, skipLinks } = props
  return (
    <>
      <SkipLinks links={skipLinks} />
      <Bar {...{ [SHOP_HEADER]: '' }}>
        <Inside>
          <ShopBrand name={name} tagline={tagline} onNavigate={onNavigateHome} />
          <Search>{search}</Search>
          <Actions>{actions}</Actions>
        </Inside>
      </Bar>
    </>
  )
}
