import { styled } from '@mui/material/styles'
import { fontFamily } from '../../theme/fonts.ts'
// The parts that a card and its skeleton share, so that nothing moves when the one becomes the other.

/** What the card measures its parts by. */
export const Frame = styled('div')({
  minWidth: 0,
  containerType: 'inline-size',
  containerName: 'product-card',
})

/** The most that a picture takes of a low screen: the catalogue's first row ends, prices and all, above the dock. */
const LOW = 'max(15rem, 100svh - 30rem)'

/**
 * As tall as its square picture, two lines of name, a rating and a price with an old one, whatever it has of them.
 * On a phone, where most names take two lines, a short name keeps the second one's place, so that prices
 * stand in line; on a wide screen the price follows its name and the free line is left at the end.
 */
export const Body = styled('article')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.up('md')]: {
    minHeight: `calc(min(100cqi, ${LOW}) + 16px + 7.05rem)`,
    '& [data-tint], & [data-shape]': { maxHeight: LOW },
  },
}))

export const NameRoom = styled('div')(({ theme }) => ({
  minHeight: '2.8em',
  marginBlockStart: 12,
  fontSize: theme.typography.pxToRem(14),
  lineHeight: 1.4,
  [theme.breakpoints.up('md')]: { minHeight: 0, fontSize: theme.typography.pxToRem(16) },
}))

export const Name = styled('h3')(({ theme }) => ({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontFamily: fontFamily.text,
  fontSize: 'inherit',
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 'inherit',
  color: theme.vars.palette.text.primary,
}))

/** Price and button: as high as a price with an old price under it. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: '3rem',
  marginBlockStart: 4,
})

/** Picture and name are one link: one stop for Tab, one large thing to tap. */
export const ProductLink = styled('a')(({ theme }) => ({
  display: 'block',
  borderRadius: theme.shape.card,
  color: 'inherit',
  textDecoration: 'none',
}))
