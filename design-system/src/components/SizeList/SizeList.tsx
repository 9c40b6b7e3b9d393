import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'

/** One size. */
export interface ProductSize {
  /** Unique id; the React key. */
  id: string | number
  /** The size, such as `M` or `42`. */
  size: string
  /** Its stock in words. */
  stockText: string
  available: boolean
}

export interface SizeListProps {
  /** Label above the list, and its name. */
  label: string
  /** From small to large. Renders nothing when empty. */
  sizes: readonly ProductSize[]
}

const List = styled('ul')({
  display: 'grid',
  // Two columns on a phone, one with large text.
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

/** The sizes of a product with their stock (PROD-06). Read-only: sizes can't be ordered (CART-16). */
export function SizeList({ label, sizes }: SizeListProps) {
  const labelId = useId()
  if (sizes.length === 0) return null
  return (
    <Stack gap={8}>
      <Text id={labelId} size={14} weight="medium" tone="muted">
        {label}
      </Text>
      {/* Safari drops the list semantics of a list without bullets. */}
      <List role="list" aria-labelledby={labelId}>
        {sizes.map(({ id, size, stockText, available }) => (
          <Size key={id} data-available={available}>
            <b>{size}</b>
            <span>{stockText}</span>
          </Size>
        ))}
      </List>
    </Stack>
  )
}
