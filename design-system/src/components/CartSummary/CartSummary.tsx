import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatMoney, type Language } from '@dukani/i18n'
import { color, layer, radius, rem, up, weight } from '../../theme/vars.ts'

export interface CartSummaryProps {
  /** Texts of the panel. */
  labels: {
    /** Stands before the amount. */
    total: string
  }
  /** What the whole cart costs, in tetri. */
  total: number
  /** Of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** The one action: to the checkout, to log in, or to confirm the order. */
  action?: ReactNode
  /** The `CardSchemes`. */
  schemes?: ReactNode
  /** What is filled in before the total: the checkout form, or the way to log in. */
  children?: ReactNode
  /** The cart is being changed and the total may yet be corrected. @default false */
  pending?: boolean
}

const Panel = styled('div')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  padding: 20,
  borderRadius: radius.panel,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  // A long cart scrolls behind its total. Whoever has a bar at the bottom of the screen says how tall it is.
  '&[data-sticky="true"]': {
    position: 'sticky',
    insetBlockEnd: 'calc(var(--dk-dock-height, 0px) + 12px)',
    zIndex: layer.base + 1,
    boxShadow: color.shadowRaised,
    '@media (max-height: 32em)': { position: 'static' },
  },
  [up.md]: { padding: 28 },
  [up.lg]: { '&[data-sticky="true"]': { boxShadow: 'none' } },
})

const Total = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 16,
  '& > output': {
    fontSize: rem(22),
    fontWeight: weight.bold,
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-pending="true"] > output': { color: color.muted },
  '* + &': { paddingBlockStart: 16, borderBlockStart: `1px solid ${color.hairline}` },
})

/**
 * What the cart comes to and the way on (CART-03). Without a form in it it sticks to the end of its section,
 * so that total and action are in view however long the cart is. The total is an `output`: its changes are
 * announced.
 */
export function CartSummary(props: CartSummaryProps) {
  const { labels, total, language, action, schemes, children, pending = false } = props
  return (
    <Panel data-sticky={children == null}>
      {children}
      <Total data-pending={pending}>
        <span>{labels.total}</span>
        <output>{formatMoney(total, language)}</output>
      </Total>
      {action}
      {schemes}
    </Panel>
  )
}
