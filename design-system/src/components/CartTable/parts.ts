import { styled } from '@mui/material/styles'
import { canHover } from '../../theme/media.ts'

/** Width from which there is room for a table. In rem, so that larger text falls back to stacked rows. */
const WIDE = '@container cart (min-width: 36rem)'

/** Width below which quantity and price need the whole row, the picture's column too. */
const NARROW = '@container cart (max-width: 19.9rem)'

/** Width below which, as with text twice as large, each of them needs a row of its own. */
const TIGHT = '@container cart (max-width: 14.9rem)'

/** A real table. Where it is narrow its rows are laid out as grids; the explicit roles keep it a table to everybody. */
export const Table = styled('table')({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  [WIDE]: { display: 'table' },
})

export const Head = styled('thead')(({ theme }) => ({
  // Stacked rows need no headings to the eye, but a screen reader still reads them with each cell.
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '& th': {
    padding: '20px 12px 12px',
    fontSize: theme.typography.pxToRem(14),
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  [WIDE]: {
    display: 'table-header-group',
    position: 'static',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
  },
}))

export const Body = styled('tbody')({ display: 'block', [WIDE]: { display: 'table-row-group' } })

export const Row = styled('tr')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto 44px',
  gridTemplateAreas: '"image name name remove" "image quantity price price"',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 10,
  paddingBlock: 16,
  'tr + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& > *': { padding: 0 },
  '&[aria-busy="true"] [data-part="now"]': { color: theme.vars.palette.text.secondary },
  [NARROW]: { gridTemplateAreas: '"image name name remove" "quantity quantity price price"' },
  [TIGHT]: {
    gridTemplateColumns: '48px minmax(0, 1fr) auto 44px',
    gridTemplateAreas:
      '"image name name remove" "quantity quantity quantity quantity" "price price price price"',
  },
  [WIDE]: {
    display: 'table-row',
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    '& > td, & > th': { padding: '16px 12px', verticalAlign: 'middle' },
    '& > td:last-of-type': { paddingInline: 0 },
  },
}))

/** One cell across the whole row. */
export const RemovedRow = styled(Row)({
  display: 'block',
  '& > td': { display: 'block' },
  [WIDE]: { display: 'table-row', '& > td:last-of-type': { display: 'table-cell', paddingInline: 12 } },
})

export const ImageCell = styled('td')({ gridArea: 'image', alignSelf: 'start', [WIDE]: { width: 96 } })

export const NameCell = styled('th')(({ theme }) => ({
  gridArea: 'name',
  fontWeight: theme.typography.fontWeightRegular,
  textAlign: 'start',
  minWidth: 0,
  // `anywhere`, unlike the page's `break-word`, lets a long word make the column narrower.
  overflowWrap: 'anywhere',
  [WIDE]: { minWidth: '9rem' },
}))

export const QuantityCell = styled('td')({ gridArea: 'quantity', [WIDE]: { width: '1%' } })

export const PriceCell = styled('td')({
  gridArea: 'price',
  justifySelf: 'end',
  // The price tag stands at the end of a stacked row and at the start of a column.
  '& > div': { alignItems: 'flex-end' },
  [TIGHT]: { justifySelf: 'start', '& > div': { alignItems: 'flex-start' } },
  [WIDE]: { width: '1%', minWidth: '6rem', '& > div': { alignItems: 'flex-start' } },
})

export const RemoveCell = styled('td')(({ theme }) => ({
  gridArea: 'remove',
  alignSelf: 'start',
  // The drawing, not its round target, ends where the prices do.
  marginInlineEnd: -11,
  justifySelf: 'end',
  color: theme.vars.palette.text.secondary,
  '& > button': { color: 'inherit' },
  [WIDE]: { width: 44 },
}))

export const NameLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightMedium,
  textDecoration: 'none',
  borderRadius: theme.shape.small,
  // The words stay in line with the others, what can be tapped is taller.
  display: 'inline-block',
  paddingBlock: 11,
  marginBlock: -11,
  [canHover]: { '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' } },
}))

export const Specification = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
}))

export const Thumbnail = styled('a')(({ theme }) => ({
  display: 'block',
  maxWidth: 72,
  borderRadius: theme.shape.control,
  overflow: 'hidden',
}))

export const Removed = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  '& > span': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  // The button's words, not its ground, stand in line with the rest.
  '& > button': { marginInline: -12 },
}))
