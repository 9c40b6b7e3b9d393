import { styled } from '@mui/material/styles'
import { Anchor } from '../../internal/Anchor.tsx'
import { fontFamily } from '../../theme/fontFamilies.ts'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'

export interface ShopBrandProps {
  /** The shop's name, which is its logo. */
  name: string
  tagline: string
  /** @default '/' */
  href?: string
  onNavigate?: NavigateHandler
}

const Home = styled(Anchor)(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.shape.small,
  [theme.breakpoints.up('md')]: { flex: '0 1 auto' },
}))

const Name = styled('span')(({ theme }) => ({
  display: 'block',
  fontFamily: fontFamily.heading,
  fontSize: theme.typography.pxToRem(28),
  fontWeight: theme.typography.fontWeightBold,
  lineHeight: 1.15,
  letterSpacing: '-0.005em',
  color: theme.vars.palette.primary.main,
}))

const Tagline = styled('span')(({ theme }) => ({
  display: 'block',
  marginBlockStart: 2,
  fontSize: theme.typography.pxToRem(12),
  lineHeight: 1.3,
  color: theme.vars.palette.text.secondary,
}))

/**
 * The shop's name and tagline: the link to the home page. Pages outside of the shop show it as their whole header.
 */
export function ShopBrand({ name, tagline, href = '/', onNavigate }: ShopBrandProps) {
  return (
    <Home href={href} onClick={followLink(onNavigate)}>
      <Name translate="no">{name}</Name>
      <Tagline>{tagline}</Tagline>
    </Home>
  )
}
