import { styled } from '@mui/material/styles'
import { canHover, color, radius, rem, up, weight } from '../../theme/vars.ts'

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 50% - 10px), 1fr))',
  gap: '16px 20px',
  margin: 0,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${color.hairline}`,
  background: color.background,
  [up.sm]: { padding: 20 },
})

export const Fact = styled('div')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  minWidth: 0,
  '&[data-wide]': { gridColumn: '1 / -1' },
  '& > dt': { fontSize: rem(14), color: color.muted },
  '& > dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '&[data-wide] > dd > span': { display: 'block' },
  '&[data-strong] > dd': { fontSize: rem(18), fontWeight: weight.bold, lineHeight: 1.3 },
})

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

export const Head = styled('thead')({
  // Stacked rows show their headings by themselves; a screen reader reads these with each cell.
  ...hidden,
  '& th': {
    padding: 0,
    fontSize: rem(14),
    fontWeight: weight.medium,
    color: color.muted,
    textAlign: 'start',
  },
  [up.sm]: {
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
})

export const Body = styled('tbody')({ display: 'block' })

export const Row = styled('tr')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gridTemplateAreas: '"image name" "image specification" "image quantity" "image price"',
  columnGap: 16,
  rowGap: 2,
  alignItems: 'start',
  paddingBlock: 16,
  'tr + &': { borderBlockStart: `1px solid ${color.hairline}` },
  '& > *': { padding: 0 },
  [up.sm]: {
    gridTemplateColumns: COLUMNS,
    gridTemplateAreas: '"image name quantity price" "image specification quantity price"',
    gridTemplateRows: 'auto 1fr',
    borderBlockStart: `1px solid ${color.hairline}`,
  },
})

export const ImageCell = styled('td')({ gridArea: 'image' })

export const NameCell = styled('th')({
  gridArea: 'name',
  minWidth: 0,
  fontWeight: weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const NameLink = styled('a')({
  color: color.ink,
  textDecoration: 'underline',
  textDecorationColor: color.outline,
  textUnderlineOffset: '0.2em',
  borderRadius: radius.small,
  // The words stay in line with the others, what can be tapped is taller.
  display: 'inline-block',
  paddingBlock: 10,
  marginBlock: -10,
  [canHover]: { '&:hover': { color: color.primary, textDecorationColor: 'currentColor' } },
})

export const SpecificationCell = styled('td')({
  gridArea: 'specification',
  minWidth: 0,
  fontSize: rem(14),
  color: color.muted,
  overflowWrap: 'anywhere',
})

export const QuantityCell = styled('td')({
  gridArea: 'quantity',
  fontSize: rem(14),
  color: color.muted,
  fontVariantNumeric: 'tabular-nums',
  [up.sm]: { fontSize: rem(16), color: color.ink, textAlign: 'end' },
})

export const PriceCell = styled('td')({
  gridArea: 'price',
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  [up.sm]: { textAlign: 'end' },
})

export const Amount = styled('span')({ whiteSpace: 'nowrap' })

/** What a figure of a stacked row is. */
export const Label = styled('span')({
  marginInlineEnd: 6,
  fontSize: rem(14),
  fontWeight: weight.regular,
  color: color.muted,
  '&::after': { content: '":"' },
  [up.sm]: { display: 'none' },
})
