import { styled } from '@mui/material/styles'
import { canHover, color, radius, rem, weight } from '../../theme/vars.ts'

/** Side of a picture, px. */
export const PICTURE = 72
/** With letters of twice the size the words in a picture's place are still whole. */
const COLUMN = `max(${PICTURE}px, 2.75rem)`

export const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  containerName: 'saved-list',
})

export const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: `${COLUMN} minmax(0, 1fr) auto 44px`,
  gridTemplateAreas: '"picture facts facts facts" "picture view move delete"',
  alignItems: 'center',
  columnGap: 12,
  // A button's ring stays off the words above it.
  rowGap: 4,
  paddingBlock: 14,
  '&:first-of-type': { paddingBlockStart: 0 },
  '& + &': { borderBlockStart: `1px solid ${color.hairline}` },
  // The narrowest screens, and large letters, have no room for all of it beside the picture.
  '@container saved-list (max-width: 19rem)': {
    gridTemplateColumns: `${COLUMN} minmax(0, 1fr) 44px`,
    gridTemplateAreas: '"picture facts facts" "picture view delete" "move move move"',
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
  // The words stay where they are, what can be tapped is taller.
  display: 'inline-block',
  paddingBlock: 11,
  marginBlock: -11,
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
  marginInlineStart: -12,
})

export const Move = styled('div')({ gridArea: 'move', '& > button': { paddingInline: 14 } })

export const Delete = styled('div')({
  gridArea: 'delete',
  justifySelf: 'end',
  // The drawing, not its round target, ends where the row does.
  marginInlineEnd: -11,
  color: color.muted,
  '& > button': { color: 'inherit' },
})
