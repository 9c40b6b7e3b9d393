import { styled } from '@mui/material/styles'
import TableCell from '@mui/material/TableCell'
import { STACKED, WIDE } from '../../internal/lines.ts'
import * as lines from '../../internal/lineTable.tsx'
import * as links from '../../internal/productLinks.ts'

/** Below this width quantity and price span the whole row, including the picture's column. */
const NARROW = '@container lines (max-width: 19.9rem)'

/** Below this width, or with large text, quantity and price are on separate rows. */
const TIGHT = '@container lines (max-width: 14.9rem)'

export const Row = styled(lines.Row)(({ theme }) => ({
  gridTemplateColumns: '72px minmax(0, 1fr) auto 44px',
  gridTemplateAreas: '"image name name remove" "image quantity price price"',
  columnGap: 8,
  rowGap: 10,
  '&[aria-busy="true"] [data-part="now"]': { color: theme.vars.palette.text.secondary },
  [NARROW]: { gridTemplateAreas: '"image name name remove" "quantity quantity price price"' },
  [TIGHT]: {
    gridTemplateColumns: '48px minmax(0, 1fr) auto 44px',
    gridTemplateAreas:
      '"image name name remove" "quantity quantity quantity quantity" "price price price price"',
  },
  [WIDE]: { '& > td, & > th': { padding: '16px 12px' }, '& > td:last-of-type': { paddingInline: 0 } },
}))

/** One cell across the whole row. */
export const RemovedRow = styled(Row)({
  [STACKED]: { display: 'block', '& > td': { display: 'block' } },
  [WIDE]: { '& > td:last-of-type': { paddingInline: 12 } },
})

export const ImageCell = styled(lines.ImageCell)({ [WIDE]: { width: 96 } })

export const NameCell = styled(lines.NameCell)({ [WIDE]: { minWidth: '9rem' } })

export const QuantityCell = styled(TableCell)({
  gridArea: 'quantity',
  fontVariantNumeric: 'tabular-nums',
  [WIDE]: { width: '1%' },
})

export const PriceCell = styled(TableCell)({
  gridArea: 'price',
  justifySelf: 'end',
  // The price is aligned to the end of a stacked row and to the start of a column.
  '& > div': { alignItems: 'flex-end' },
  [TIGHT]: { justifySelf: 'start', '& > div': { alignItems: 'flex-start' } },
  [WIDE]: { width: '1%', minWidth: '6rem', '& > div': { alignItems: 'flex-start' } },
})

export const RemoveCell = styled(TableCell)(({ theme }) => ({
  gridArea: 'remove',
  alignSelf: 'start',
  // Aligns the icon, not its round button, with the prices.
  marginInlineEnd: -11,
  justifySelf: 'end',
  color: theme.vars.palette.text.secondary,
  '& > button': { color: 'inherit' },
  [WIDE]: { width: 44 },
}))

export const Thumbnail = styled(links.Thumbnail)({ maxWidth: 72 })

export const Removed = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.pxToRem(14),
  '& > span': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  // Aligns the button's text, not its background, with the rest.
  '& > button': { marginInline: -12 },
}))
