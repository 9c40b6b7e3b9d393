import { styled } from '@mui/material/styles'
import TableCell from '@mui/material/TableCell'
import { Anchor } from '../../internal/Anchor.tsx'
import { Lines, STACKED, WIDE } from '../../internal/lines.ts'
import * as lines from '../../internal/lineTable.tsx'
import { canHover } from '../../theme/media.ts'

export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  // Two columns, each at least as wide as its longest status; one where two don't fit.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 42%), auto))',
  gap: '16px 12px',
  padding: 16,
  borderRadius: theme.shape.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
  [theme.breakpoints.up('sm')]: { padding: 20 },
}))

export const Fact = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  minWidth: 0,
  // A long address doesn't widen the columns.
  '&[data-wide]': { gridColumn: '1 / -1', contain: 'inline-size' },
  '& > dt': { fontSize: theme.typography.pxToRem(14), color: theme.vars.palette.text.secondary },
  '& > dd': { minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '&[data-wide] > dd > span': { display: 'block' },
  '&[data-strong] > dd': {
    fontSize: theme.typography.pxToRem(18),
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1.3,
  },
}))

export const Bought = styled(Lines)({
  '& thead th': { padding: '8px 0' },
  '& thead th + th': { textAlign: 'end' },
})

export const Row = styled(lines.Row)({
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gridTemplateAreas: '"image name" "image quantity" "image price"',
  columnGap: 16,
  rowGap: 2,
  [STACKED]: { alignItems: 'start' },
  [WIDE]: {
    verticalAlign: 'top',
    '& > td, & > th': { paddingBlock: 16 },
    '& > td ~ *': { paddingInlineStart: 16 },
  },
})

export const ImageCell = styled(lines.ImageCell)({ [WIDE]: { width: 72 } })

export const NameLink = styled(Anchor)(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecoration: 'underline',
  textDecorationColor: theme.vars.palette.outline,
  textUnderlineOffset: '0.2em',
  borderRadius: theme.shape.small,
  // A taller tap target without moving the text.
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  [canHover]: { '&:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' } },
}))

export const Specification = styled(lines.Specification)({ marginBlockStart: 2 })

export const QuantityCell = styled(TableCell)(({ theme }) => ({
  gridArea: 'quantity',
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  [WIDE]: {
    width: 'calc(5.5rem + 16px)',
    fontSize: theme.typography.pxToRem(16),
    color: theme.vars.palette.text.primary,
    textAlign: 'end',
  },
}))

export const PriceCell = styled(TableCell)(({ theme }) => ({
  gridArea: 'price',
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
  [WIDE]: { width: 'calc(7.5rem + 16px)', textAlign: 'end' },
}))

export const Amount = styled('span')({ whiteSpace: 'nowrap' })
