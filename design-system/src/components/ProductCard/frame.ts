import { styled } from '@mui/material/styles'
import { fontFamily } from '../../theme/fonts.ts'
import { color, radius, rem, up, weight } from '../../theme/vars.ts'

// The parts that a card and its skeleton share, so that nothing moves when the one becomes the other.

export const Frame = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  containerType: 'inline-size',
  containerName: 'product-card',
})

/** The name's place: room for two lines, whatever it takes of them. */
export const NameRoom = styled('div')({
  minHeight: '2.8em',
  marginBlockStart: 10,
  fontSize: rem(14),
  lineHeight: 1.4,
  [up.md]: { marginBlockStart: 14, fontSize: rem(16) },
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
