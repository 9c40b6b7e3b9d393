import { styled } from '@mui/material/styles'
import { useId } from 'react'

/** One size. */
export interface ProductSize {
  /** Its key in the list. */
  id: string | number
  /** The size as it is written on the label: `M`, `42`. */
  size: string
  /** Its stock in words. */
  stockText: string
  /** Whether any is left. */
  available: boolean
}

export interface SizeListProps {
  /** What the list is: it stands above and names the list. */
  label: string
  /** From small to large. With none nothing is drawn. */
  sizes: readonly ProductSize[]
}

const Label = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
}))

const List = styled('ul')({
  display: 'grid',
  // Two beside each other on a phone, one in large letters.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: 8,
})

const Size = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  minWidth: 0,
  overflowWrap: 'anywhere',
  padding: '6px 12px',
  borderRadius: theme.shape.small,
  background: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontSize: theme.typography.pxToRem(14),
  '& > b': { fontWeight: theme.typography.fontWeightBold },
  '& > span': { fontSize: theme.typography.pxToRem(12), color: theme.vars.palette.text.secondary },
  '&[data-available="false"]': { borderStyle: 'dashed' },
  '&[data-available="false"] > b': {
    color: theme.vars.palette.text.secondary,
    fontWeight: theme.typography.fontWeightMedium,
  },
}))

/** Which sizes there are and what is left of each (PROD-06). To be read: sizes are not ordered one by one (CART-16). */
export function SizeList({ label, sizes }: SizeListProps) {
  const labelId = useId()
  if (sizes.length === 0) return null
  return (
    <div>
      <Label id={labelId}>{label}</Label>
      {/* Safari takes a list without bullets for none. */}
      <List role="list" aria-labelledby={labelId}>
        {sizes.map(({ id, size, stockText, available }) => (
          <Size key={id} data-available={available}>
            <b>{size}</b>
            <span>{stockText}</span>
          </Size>
        ))}
      </List>
    </div>
  )
}
