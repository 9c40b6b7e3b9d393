import { styled } from '@mui/material/styles'
import { columns } from '../../internal/columns.ts'
import { canHover } from '../../theme/media.ts'

/** Side of a picture, px. */
export const PICTURE = 72
/** With letters of twice the size the words in a picture's place are still whole. */
const COLUMN = `max(${PICTURE}px, 2.75rem)`

export const List = styled('ul')({
  containerType: 'inline-size',
  containerName: 'saved-list',
  display: 'grid',
  gridTemplateColumns: columns(22),
  alignItems: 'start',
  columnGap: 32,
})

export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${COLUMN} minmax(0, 1fr) auto 44px`,
  gridTemplateAreas: '"picture facts facts facts" "picture view move delete"',
  alignItems: 'center',
  columnGap: 12,
  // A button's ring stays off the words above it.
  rowGap: 4,
  paddingBlock: 14,
  '&:first-of-type': { paddingBlockStart: 0 },
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  // Two columns.
  '@container saved-list (min-width: calc(44rem + 32px))': {
    '&:nth-of-type(2)': { borderBlockStart: 0, paddingBlockStart: 0 },
  },
  // The narrowest screens, and large letters, have no room for all of it beside the picture.
  '@container saved-list (max-width: 19rem)': {
    gridTemplateColumns: `${COLUMN} minmax(0, 1fr) 44px`,
    gridTemplateAreas: '"picture facts facts" "picture view delete" "move move move"',
  },
}))

export const Thumbnail = styled('a')(({ theme }) => ({
  gridArea: 'picture',
  alignSelf: 'start',
  display: 'block',
  borderRadius: theme.shape.control,
  overflow: 'hidden',
  textDecoration: 'none',
}))

/** Where a picture would be. */
export const NoImage = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  padding: 6,
  borderRadius: theme.shape.control,
  background: theme.vars.palette.tint[1],
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(12),
  lineHeight: 1.25,
  textAlign: 'center',
}))

export const Facts = styled('div')({ gridArea: 'facts', minWidth: 0, overflowWrap: 'anywhere' })

export const NameLink = styled('a')(({ theme }) => ({
  // The words stay where they are, what can be tapped is taller.
  display: 'inline-block',
  paddingBlock: 11,
  marginBlock: -11,
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  borderRadius: theme.shape.small,
  [canHover]: { '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' } },
}))

export const Specification = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  margin: '2px 0 0',
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
  '& dd': { margin: 0, color: theme.vars.palette.text.primary },
}))

export const View = styled('div')({
  gridArea: 'view',
  // The words, not the button's ground, stand in line with the name.
  marginInlineStart: -12,
})

export const Move = styled('div')({ gridArea: 'move', '& > button': { paddingInline: 14 } })

export const Delete = styled('div')(({ theme }) => ({
  gridArea: 'delete',
  justifySelf: 'end',
  // The drawing, not its round target, ends where the row does.
  marginInlineEnd: -11,
  color: theme.vars.palette.text.secondary,
  '& > button': { color: 'inherit' },
}))
