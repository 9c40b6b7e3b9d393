import { styled } from '@mui/material/styles'
import { canHover, color, radius, rem, weight } from '../../theme/vars.ts'

/** Side of a picture, px. */
export const PICTURE = 72

/** Width below which the buttons need a row of their own. In rem, so that larger text falls back to it. */
const NARROW = '@container saved (max-width: 26rem)'

export const List = styled('ul')({
  containerType: 'inline-size',
  containerName: 'saved',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: `${PICTURE}px minmax(0, 1fr) auto 44px`,
  gridTemplateAreas: '"picture facts view delete"',
  alignItems: 'center',
  columnGap: 12,
  paddingBlock: 14,
  '&:first-of-type': { paddingBlockStart: 0 },
  '& + &': { borderBlockStart: `1px solid ${color.hairline}` },
  [NARROW]: {
    gridTemplateColumns: `${PICTURE}px minmax(0, 1fr) 44px`,
    gridTemplateAreas: '"picture facts facts" "picture view delete"',
  },
})

export const Thumbnail = styled('a')({
  gridArea: 'picture',
  alignSelf: 'start',
  display: 'block',
  borderRadius: radius.control,
  overflow: 'hidden',
  textDecoration: 'none',
})

/** Where a picture would be. */
export const NoImage = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  padding: 6,
  borderRadius: radius.control,
  background: color.tint1,
  color: color.muted,
  fontSize: rem(12),
  lineHeight: 1.25,
  textAlign: 'center',
})

export const Facts = styled('div')({ gridArea: 'facts', minWidth: 0, overflowWrap: 'anywhere' })

export const NameLink = styled('a')({
  color: color.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  borderRadius: radius.small,
  [canHover]: { '&:hover': { color: color.primary, textDecoration: 'underline' } },
})

export const Specification = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: '2px 0 0',
  fontSize: rem(14),
  color: color.muted,
  '& dd': { margin: 0, color: color.ink },
})

export const View = styled('div')({
  gridArea: 'view',
  // The words, not the button's ground, stand in line with the name.
  [NARROW]: { marginInlineStart: -12 },
})

export const Delete = styled('div')({
  gridArea: 'delete',
  justifySelf: 'end',
  // The drawing, not its round target, ends where the row does.
  marginInlineEnd: -11,
  color: color.muted,
  '& > button': { color: 'inherit' },
})
