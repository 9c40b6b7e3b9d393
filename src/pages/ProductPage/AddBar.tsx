import { quantityLimit, stockOf, type Product, type Specification } from '@dukani/contracts'
import { Button, QuantityStepper, Stack, Text } from '@dukani/design-system'
import { useState } from 'react'
import { useCartToasts } from '#features/cart/containers/useCartToasts.ts'
import { lineKey } from '#features/cart/model/cartLine.ts'
import { cartNoticeType, cartText, type CartResult } from '#features/cart/model/cartNotice.ts'
import { useCart } from '#features/cart/model/useCart.ts'
import { addObstacle } from '#features/product/model/chosenSpecification.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface AddBarProps {
  product: Product
  specification: Specification | null
}

/**
 * How many, and into the cart (PROD-07, PROD-08). What is in the cart already is changed where it is: the stepper then
 * is the cart's own, and at one its minus takes the line out (CART-06).
 */
export function AddBar({ product, specification }: AddBarProps) {
  const t = useText()
  const cart = useCart()
  const { report } = useCartToasts()
  const [wanted, setWanted] = useState(1)
  const [refusal, setRefusal] = useState<string | null>(null)
  const key = lineKey(product.id, specification?.id)
  const line = cart.lines.find((one) => one.key === key)
  const stock = stockOf(product, specification)
  const limit = quantityLimit(stock)
  const { name } = product

  const settle = (result: CartResult) => {
    if (result.ok) {
      setRefusal(null)
      setWanted(1)
      report(result)
    } else {
      const reason = cartText(result.notice, t)
      const failed = cartNoticeType(result.notice) === 'error'
      setRefusal(failed ? t('product.couldNotAdd', { reason: reason || t('product.unknownError') }) : reason)
    }
  }

  const add = (quantity: number) => {
    const obstacle = addObstacle(product, specification, stock)
    if (obstacle === null) void cart.add(product, specification, quantity).then(settle)
    else setRefusal(t(obstacle === 'outOfStock' ? 'product.outOfStock' : 'product.chooseSpecification'))
  }

  const steps = {
    label: t('cart.quantityOf', { name }),
    increaseLabel: t('cart.increase', { name }),
    decreaseLabel: t('cart.decrease', { name }),
  }
  return (
    <Stack gap={8}>
      {/* The live region is there before its text, or readers would not announce it. */}
      <Text role="alert" size={14} tone="error">
        {refusal}
      </Text>
      <Stack direction="row" gap={12} align="center" wrap>
        {line ? (
          <QuantityStepper
            {...steps}
            value={line.quantity}
            max={line.limit}
            maxReason={t('cart.maximum', { n: line.limit })}
            removeLabel={t('cart.removeNamed', { name })}
            pending={line.isPending}
            onChange={(quantity) => void cart.setQuantity(key, quantity).then(settle)}
            onRemove={() => void cart.decrease(key).then(settle)}
          />
        ) : (
          <QuantityStepper
            {...steps}
            value={Math.min(wanted, Math.max(1, limit))}
            max={Math.max(1, limit)}
            maxReason={limit > 0 ? t('cart.maximum', { n: limit }) : undefined}
            disabled={limit === 0}
            onChange={setWanted}
          />
        )}
        <Stack grow>
          <Button size="large" wide onClick={() => add(line ? 1 : wanted)}>
            {line ? t('product.addMore') : t('product.addToCart')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  )
}
