import {
  CardSchemes,
  CartSummary,
  CartTable,
  Grid,
  Stack,
  type CartSummaryProps,
  type CartTableProps,
} from '@dukani/design-system'
import type { ReactNode } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { cartSavings } from '../model/cartSavings.ts'
import { useCart } from '../model/useCart.ts'
import { CartChanges } from './CartChanges.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { useCartTable } from './useCartTable.ts'
import { useSavedCart } from './useSavedCart.ts'

export interface FilledCartProps {
  /** the way on from a cart whose last line has just been taken out */
  toProducts: ReactNode
  /** a plain click on a line's product */
  onNavigate: CartTableProps['onNavigate']
  /** Draws what stands beside the lines: the cart's total, with the checkout around it. @default the total alone */
  beside?: (
    summary: (slots: Pick<CartSummaryProps, 'children' | 'action' | 'discount'>) => ReactNode,
  ) => ReactNode
}

/** The cart's lines and what they come to (CART-02, CART-03), with those that can be put back (CART-15). */
export function FilledCart({ toProducts, onNavigate, beside = (summary) => summary({}) }: FilledCartProps) {
  const t = useText()
  const { language } = useLanguage()
  const { lines, total, isPending } = useCart()
  const table = useCartTable()
  useSavedCart()
  if (lines.length === 0) {
    return (
      <Stack gap={16}>
        <CartChanges />
        {table.lines.length > 0 && <CartTable {...table} onNavigate={onNavigate} />}
        <EmptyCart toProducts={toProducts} />
      </Stack>
    )
  }
  return (
    <Grid columns={{ xs: 1, lg: 'minmax(0, 704fr) minmax(0, 400fr)' }} gap={{ xs: 16, lg: 32 }} align="start">
      <Stack gap={16}>
        <CartChanges />
        <CartTable {...table} onNavigate={onNavigate} />
      </Stack>
      {beside((slots) => (
        <CartSummary
          {...slots}
          labels={{ total: t('cart.total'), saved: t('cart.saved'), discount: t('cart.discount') }}
          total={total}
          saved={cartSavings(lines)}
          language={language}
          pending={isPending}
          schemes={<CardSchemes label={t('cart.cards')} />}
        />
      ))}
    </Grid>
  )
}
