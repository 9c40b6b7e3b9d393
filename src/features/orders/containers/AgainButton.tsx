import type { Id } from '@dukani/contracts'
import { Button, type ButtonProps } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useOrderAgain } from './useOrderAgain.ts'

export interface AgainButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  orderId: Id
  /** something of the order is in the cart once more: it is to be read anew, and shown */
  onInCart: () => void
}

/** Adds an order's products to the cart again. */
export function AgainButton({ orderId, onInCart, ...look }: AgainButtonProps) {
  const t = useText()
  const { again, isAdding } = useOrderAgain(orderId, onInCart)
  return (
    <Button {...look} wide icon="cart" pending={isAdding} onClick={() => void again()}>
      {t('orders.again')}
    </Button>
  )
}
