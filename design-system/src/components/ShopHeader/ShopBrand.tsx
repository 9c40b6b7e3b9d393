import { styled } from '@mui/material/styles'
import { fontFamily } from '../../theme/fonts.ts'
import { color, lineHeight, radius, rem, up, weight } from '../../theme/vars.ts'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'

export interface ShopBrandProps {
  /** The shop's name, which is its logo. */
  name: string
  tagline: string
  /** @default '/' */
  href?: string
  onNavigate?: NavigateHandler
}

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

/** The name and what the shop is: the way home. By itself it is all the header that a page outside of the shop has. */
export function ShopBrand({ name, tagline, href = '/', onNavigate }: ShopBrandProps) {
  return (
    <Home href={href} onClick={followLink(onNavigate)}>
      <Name translate="no">{name}</Name>
      <Tagline>{tagline}</Tagline>
    </Home>
  )
}
