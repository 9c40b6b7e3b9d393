import { styled } from '@mui/material/styles'
import { columns } from '../../internal/columns.ts'
import * as links from '../../internal/productLinks.ts'

/** Size of a picture, in px. */
export const PICTURE = 72
/** Fits the text of a missing picture at twice the text size. */
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
  // Keeps a button's focus ring away from the text above.
  rowGap: 4,
  paddingBlock: 14,
  '&:first-of-type': { paddingBlockStart: 0 },
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  // Two columns.
  '@container saved-list (min-width: calc(44rem + 32px))': {
    '&:nth-of-type(2)': { borderBlockStart: 0, paddingBlockStart: 0 },
  },
  // On very narrow screens, or with large text, the buttons don't fit beside the picture.
  '@container saved-list (max-width: 19rem)': {
    gridTemplateColumns: `${COLUMN} minmax(0, 1fr) 44px`,
    gridTemplateAreas: '"picture facts facts" "picture view delete" "move move move"',
  },
}))

export const Thumbnail = styled(links.Thumbnail)({ gridArea: 'picture', alignSelf: 'start' })

/** Shown instead of a missing picture. */
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

export const Specification = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  marginBlockStart: 2,
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
  '& dd': { color: theme.vars.palette.text.primary },
}))

export const View = styled('div')({
  gridArea: 'view',
  // Aligns the button's text, not its background, with the name.
  marginInlineStart: -12,
})

export const Move = styled('div')({ gridArea: 'move', '& > button': { paddingInline: 14 } })

export const Delete = styled('div')(({ theme }) => ({
  gridArea: 'delete',
  justifySelf: 'end',
  // Aligns the icon, not its round button, with the row.
  marginInlineEnd: -11,
  color: theme.vars.palette.text.secondary,
  '& > button': { color: 'inherit' },
}))
