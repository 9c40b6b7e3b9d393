import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { fontFamily } from '../../theme/fonts.ts'
import { CONTENT_WIDTH } from '../../theme/tokens.ts'
import { color, layer, lineHeight, radius, rem, translucent, up, weight } from '../../theme/vars.ts'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { SkipLinks, type SkipLink } from '../SkipLinks/index.ts'
import { CartLink, type CartLinkProps } from './CartLink.tsx'

export interface ShopHeaderProps {
  /** The shop's name, which is its logo. */
  name: string
  tagline: string
  /** @default '/' */
  homeHref?: string
  onNavigateHome?: NavigateHandler
  cart: CartLinkProps
  /** The `SearchField`. */
  search: ReactNode
  /** What stands before the cart link: a theme switch, say. */
  actions?: ReactNode
  /** Stand before all else in the page. */
  skipLinks: readonly SkipLink[]
}

const Bar = styled('header')({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  background: color.background,
  borderBlockEnd: `1px solid ${color.hairline}`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@supports (backdrop-filter: blur(1px))': {
    background: translucent('background', 90),
    backdropFilter: 'saturate(1.6) blur(14px)',
  },
  // Lying on its side, or enlarged four times, a phone has no height to give away.
  '@media (max-height: 28em)': { position: 'static' },
})

const Inside = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 12,
  maxWidth: CONTENT_WIDTH,
  marginInline: 'auto',
  paddingBlock: 12,
  paddingInline: 'max(16px, env(safe-area-inset-left)) max(16px, env(safe-area-inset-right))',
  [up.md]: { flexWrap: 'nowrap', columnGap: 32, minHeight: 80, paddingBlock: 8, paddingInline: 32 },
})

const Home = styled('a')({
  flex: '1 1 0',
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.small,
  [up.md]: { flex: '0 1 auto' },
})

const Name = styled('span')({
  display: 'block',
  fontFamily: fontFamily.heading,
  fontSize: rem(28),
  fontWeight: weight.bold,
  lineHeight: lineHeight.tight,
  letterSpacing: '-0.005em',
  color: color.primary,
})

const Tagline = styled('span')({
  display: 'block',
  marginBlockStart: 2,
  fontSize: rem(12),
  lineHeight: 1.3,
  color: color.muted,
})

const Search = styled('div')({
  order: 3,
  flex: '1 0 100%',
  minWidth: 0,
  [up.md]: { order: 0, flex: '1 1 0', maxWidth: 520, minWidth: '16rem' },
})

const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  [up.md]: { marginInlineStart: 'auto' },
})

/** The top of every screen (HEAD-01): the name, what the shop is, the search, the cart. It stays in view. */
export function ShopHeader(props: ShopHeaderProps) {
  const { name, tagline, homeHref = '/', onNavigateHome, cart, search, actions, skipLinks } = props
  return (
    <>
      <SkipLinks links={skipLinks} />
      <Bar>
        <Inside>
          <Home href={homeHref} onClick={followLink(onNavigateHome)}>
            <Name translate="no">{name}</Name>
            <Tagline>{tagline}</Tagline>
          </Home>
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
