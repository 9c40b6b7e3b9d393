import { styled } from '@mui/material/styles'
import { Anchor } from '../../internal/Anchor.tsx'
import { fontFamily } from '../../theme/fontFamilies.ts'
// Parts shared by a card and its skeleton, so that the layout doesn't shift.

/** The card's query container. */
export const Frame = styled('div')({
  minWidth: 0,
  containerType: 'inline-size',
  containerName: 'product-card',
})

/** Maximum height of a picture on a low screen, so that the first row fits above the dock. */
const LOW = 'max(15rem, 100svh - 30rem)'

/**
 * Always as tall as a square picture, two lines of name, a rating and a price with an old price. On a phone a short
 * name keeps an empty second line, so that prices align; on a wide screen the price follows the name directly.
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

export const Name = styled('h2')(({ theme }) => ({
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

/** Picture and name are one link: one tab stop and one large tap target. */
export const ProductLink = styled(Anchor)(({ theme }) => ({
  display: 'block',
  borderRadius: theme.shape.card,
  color: 'inherit',
  textDecoration: 'none',
}))
