import { styled } from '@mui/material/styles'
import { canHover } from '../../theme/media.ts'

export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 50% - 10px), 1fr))',
  gap: '16px 20px',
  margin: 0,
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
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& > dt': { fontSize: theme.typography.pxToRem(14), color: theme.vars.palette.text.secondary },
  '& > dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '&[data-wide] > dd > span': { display: 'block' },
  '&[data-strong] > dd': {
    fontSize: theme.typography.pxToRem(18),
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1.3,
  },
}))

export const Table = styled('table')({ display: 'block', width: '100%', borderCollapse: 'collapse' })

/** The columns where there is room for some: picture, name with its specification, quantity, price. */
const COLUMNS = '72px minmax(0, 1fr) 5.5rem minmax(7.5rem, auto)'

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

export const Head = styled('thead')(({ theme }) => ({
  // Stacked rows show their headings by themselves; a screen reader reads these with each cell.
  ...hidden,
  '& th': {
    padding: 0,
    fontSize: theme.typography.pxToRem(14),
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
    textAlign: 'start',
  },
  [theme.breakpoints.up('sm')]: {
    position: 'static',
    display: 'block',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    '& > tr': { display: 'grid', gridTemplateColumns: COLUMNS, columnGap: 16, paddingBlock: 8 },
    '& th:first-of-type': { gridColumn: '1 / 3' },
    // It stands under the name.
    '& th:nth-of-type(2)': hidden,
    '& th:nth-of-type(n + 3)': { textAlign: 'end' },
  },
}))

export const Body = styled('tbody')({ display: 'block' })

export const Row = styled('tr')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gridTemplateAreas: '"image name" "image specification" "image quantity" "image price"',
  columnGap: 16,
  rowGap: 2,
  alignItems: 'start',
  paddingBlock: 16,
  'tr + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& > *': { padding: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: COLUMNS,
    gridTemplateAreas: '"image name quantity price" "image specification quantity price"',
    gridTemplateRows: 'auto 1fr',
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
}))

export const ImageCell = styled('td')({ gridArea: 'image' })

export const NameCell = styled('th')(({ theme }) => ({
  gridArea: 'name',
  minWidth: 0,
  fontWeight: theme.typography.fontWeightMedium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
}))

export const NameLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  textDecoration: 'underline',
  textDecorationColor: theme.vars.palette.outline,
  textUnderlineOffset: '0.2em',
  borderRadius: theme.shape.small,
  // The words stay in line with the others, what can be tapped is taller.
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  [canHover]: { '&:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' } },
}))

export const SpecificationCell = styled('td')(({ theme }) => ({
  gridArea: 'specification',
  minWidth: 0,
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}))

export const QuantityCell = styled('td')(({ theme }) => ({
  gridArea: 'quantity',
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('sm')]: {
    fontSize: theme.typography.pxToRem(16),
    color: theme.vars.palette.text.primary,
    textAlign: 'end',
  },
}))

export const PriceCell = styled('td')(({ theme }) => ({
  gridArea: 'price',
  fontWeight: theme.typography.fontWeightBold,
  fontVariantNumeric: 'tabular-nums',
  [theme.breakpoints.up('sm')]: { textAlign: 'end' },
}))

export const Amount = styled('span')({ whiteSpace: 'nowrap' })

/** What a figure of a stacked row is. */
export const Label = styled('span')(({ theme }) => ({
  marginInlineEnd: 6,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.vars.palette.text.secondary,
  '&::after': { content: '":"' },
  [theme.breakpoints.up('sm')]: { display: 'none' },
}))
