import { styled } from '@mui/material/styles'
import { fontFamily } from '../../theme/fonts.ts'
import { color, radius, rem, up, weight } from '../../theme/vars.ts'

// The parts that a card and its skeleton share, so that nothing moves when the one becomes the other.

/** What the card measures its parts by. */
export const Frame = styled('div')({
  minWidth: 0,
  containerType: 'inline-size',
  containerName: 'product-card',
})

/** The most that a picture takes of a low screen: the catalogue's first row ends, prices and all, above the dock. */
const LOW = 'max(15rem, 100svh - 28.75rem)'

/**
 * As tall as its square picture, two lines of name and a price with an old one, whatever it has of them.
 * On a phone, where most names take two lines, a short name keeps the second one's place, so that prices
 * stand in line; on a wide screen the price follows its name and the free line is left at the end.
 */
export const Body = styled('article')({
  position: 'relative',
  [up.md]: {
    minHeight: `calc(min(100cqi, ${LOW}) + 16px + 5.8rem)`,
    '& [data-tint], & [data-shape]': { maxHeight: LOW },
  },
})

export const NameRoom = styled('div')({
  minHeight: '2.8em',
  marginBlockStart: 12,
  fontSize: rem(14),
  lineHeight: 1.4,
  [up.md]: { minHeight: 0, fontSize: rem(16) },
})

export const Name = styled('h3')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  fontFamily: fontFamily.text,
  fontSize: 'inherit',
  fontWeight: weight.medium,
  lineHeight: 'inherit',
  color: color.ink,
})

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
export const ProductLink = styled('a')({
  display: 'block',
  borderRadius: radius.card,
  color: 'inherit',
  textDecoration: 'none',
})
