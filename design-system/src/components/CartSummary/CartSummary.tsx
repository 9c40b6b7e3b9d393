import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { formatMoney, type Language } from '@dukani/i18n'

export interface CartSummaryProps {
  labels: {
    total: string
    saved: string
    discount: string
  }
  /** What the whole cart costs, in tetri. */
  total: number
  /** What a promotion code takes off the total, in tetri; not shown when 0. @default 0 */
  discount?: number
  /** The saved amount, in tetri; not shown when 0. @default 0 */
  saved?: number
  /** Language of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** The main action: checkout, log in, or place the order. */
  action?: ReactNode
  /** The `CardSchemes`. */
  schemes?: ReactNode
  /** Content above the total, such as the checkout form. */
  children?: ReactNode
  /** The cart is being updated, so the total may change. @default false */
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
  // A long cart scrolls behind its total. `--dk-dock-height` is set by `BottomNav`.
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

const Line = styled('p')(({ theme }) => ({
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
 * The cart's total and the main action (CART-03). Without children it is sticky, so that total and action stay in
 * view. The total is an `output`, so its changes are announced.
 */
export function CartSummary(props: CartSummaryProps) {
  const {
    labels,
    total,
    discount = 0,
    saved = 0,
    language,
    action,
    schemes,
    children,
    pending = false,
  } = props
  return (
    <Panel data-sticky={children == null}>
      {children}
      <Amounts>
        {discount > 0 && (
          <Line>
            <span>{labels.discount}</span>
            <span>{formatMoney(-discount, language)}</span>
          </Line>
        )}
        <Total data-pending={pending}>
          <span>{labels.total}</span>
          <output>{formatMoney(total - discount, language)}</output>
        </Total>
        {saved > 0 && (
          <Line>
            <span>{labels.saved}</span>
            <span>{formatMoney(saved, language)}</span>
          </Line>
        )}
      </Amounts>
      {action}
      {schemes}
    </Panel>
  )
}
