import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatMoney, type Language } from '@dukani/i18n'

export interface CartSummaryProps {
  /** Texts of the panel. */
  labels: {
    /** Stands before the amount. */
    total: string
    /** Stands before what is saved. */
    saved: string
  }
  /** What the whole cart costs, in tetri. */
  total: number
  /** What it costs less than before, in tetri; 0 says nothing. @default 0 */
  saved?: number
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

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  padding: 20,
  borderRadius: theme.shape.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  // A long cart scrolls behind its total. Whoever has a bar at the bottom of the screen says how tall it is.
  '&[data-sticky="true"]': {
    position: 'sticky',
    insetBlockEnd: 'calc(var(--dk-dock-height, 0px) + 12px)',
    zIndex: 1,
    boxShadow: theme.shadows[8],
    '@media (max-height: 32em)': { position: 'static' },
  },
  [theme.breakpoints.up('md')]: { padding: 28 },
  [theme.breakpoints.up('lg')]: { '&[data-sticky="true"]': { boxShadow: 'none' } },
}))

const Amounts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '* + &': { paddingBlockStart: 16, borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

const Total = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 16,
  '& > output': {
    fontSize: theme.typography.pxToRem(22),
    fontWeight: theme.typography.fontWeightBold,
    lineHeight: 1.25,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-pending="true"] > output': { color: theme.vars.palette.text.secondary },
}))

const Saved = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  color: theme.vars.palette.success.main,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
}))

/**
 * What the cart comes to and the way on (CART-03). Without a form in it it sticks to the end of its section,
 * so that total and action are in view however long the cart is. The total is an `output`: its changes are
 * announced.
 */
export function CartSummary(props: CartSummaryProps) {
  const { labels, total, saved = 0, language, action, schemes, children, pending = false } = props
  return (
    <Panel data-sticky={children == null}>
      {children}
      <Amounts>
        <Total data-pending={pending}>
          <span>{labels.total}</span>
          <output>{formatMoney(total, language)}</output>
        </Total>
        {saved > 0 && (
          <Saved>
            <span>{labels.saved}</span>
            <span>{formatMoney(saved, language)}</span>
          </Saved>
        )}
      </Amounts>
      {action}
      {schemes}
    </Panel>
  )
}
