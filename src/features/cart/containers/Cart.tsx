import {
  Button,
  CardSchemes,
  CartSummary,
  CartTable,
  CartTableSkeleton,
  EmptyState,
  ErrorState,
  Grid,
  Stack,
  type CartSummaryProps,
  type CartTableProps,
} from '@dukani/design-system'
import { useEffect, type ReactNode } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useCart } from '../model/useCart.ts'
import { useCartTable } from './useCartTable.ts'

export interface CartProps {
  /** the way on from an empty cart */
  toProducts: ReactNode
  /** a plain click on a line's product */
  onNavigate: CartTableProps['onNavigate']
  /** Draws what stands beside the lines: the cart's total, with the checkout around it. @default the total alone */
  beside?: (summary: (slots: Pick<CartSummaryProps, 'children' | 'action'>) => ReactNode) => ReactNode
}

/** The cart: its lines and what they come to, or why there are none (CART-02, CART-03, CART-11). */
export function Cart({ toProducts, onNavigate, beside = (summary) => summary({}) }: CartProps) {
  const t = useText()
  const { language } = useLanguage()
  const { status, lines, rows, total, isPending, reload, forgetRemoved } = useCart()
  const table = useCartTable()
  // What was taken out can be put back until the shopper goes elsewhere (CART-15).
  useEffect(() => () => forgetRemoved(), [forgetRemoved])

  if (status === 'error') {
    return (
      <ErrorState
        drawing="plug"
        title={t('cart.loadFailed')}
        action={<Button onClick={() => void reload()}>{t('shell.retry')}</Button>}
      />
    )
  }
  if (status !== 'ready' && rows.length === 0) return <CartTableSkeleton lines={2} />
  if (lines.length === 0) {
    return (
      <Stack gap={16}>
        {rows.length > 0 && <CartTable {...table} onNavigate={onNavigate} />}
        <EmptyState drawing="basket" title={t('cart.empty')} text={t('cart.emptyHint')} action={toProducts} />
      </Stack>
    )
  }
  return (
    <Grid columns={{ xs: 1, lg: 'minmax(0, 704fr) minmax(0, 400fr)' }} gap={{ xs: 16, lg: 32 }} align="start">
      <CartTable {...table} onNavigate={onNavigate} />
      {beside((slots) => (
        <CartSummary
          {...slots}
          labels={{ total: t('cart.total') }}
          total={total}
          language={language}
          pending={isPending}
          schemes={<CardSchemes label={t('cart.cards')} />}
        />
      ))}
    </Grid>
  )
}
