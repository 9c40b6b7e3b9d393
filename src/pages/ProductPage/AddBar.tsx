import { quantityLimit, stockOf, type Product, type Specification } from '@dukani/contracts'
import { Button, QuantityStepper, Stack, Text } from '@dukani/design-system'
import { useRef, useState, type MouseEvent } from 'react'
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
  const key = lineKey(product.id, specification?.id)
  // What is said of one choice is nobody's when another is made (PROD-12).
  const [refusal, setRefusal] = useState<{ key: string; text: string } | null>(null)
  // Whether the presses of a double click have begun with 'add': the second one isn't meant as 'add more'.
  const isFirst = useRef(false)
  const line = cart.lines.find((one) => one.key === key)
  const stock = stockOf(product, specification)
  const limit = quantityLimit(stock)
  const { name } = product

  const refuse = (text: string) => setRefusal({ key, text })

  const settle = (result: CartResult) => {
    if (result.ok) {
      setRefusal(null)
      setWanted(1)
      report(result)
    } else {
      const reason = cartText(result.notice, t)
      const failed = cartNoticeType(result.notice) === 'error'
      refuse(failed ? t('product.couldNotAdd', { reason: reason || t('product.unknownError') }) : reason)
    }
  }

  const add = (quantity: number) => {
    const obstacle = addObstacle(product, specification, stock)
    if (obstacle === null) void cart.add(product, specification, quantity).then(settle)
    else refuse(t(obstacle === 'outOfStock' ? 'product.outOfStock' : 'product.chooseSpecification'))
  }

  const press = (event: MouseEvent) => {
    if (event.detail <= 1) isFirst.current = line === undefined
    else if (isFirst.current) return
    add(line ? 1 : wanted)
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
        {refusal?.key === key ? refusal.text : null}
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
            maxReason={limit > 0 ? t('cart.maximum', { n: limit }) : t('product.outOfStock')}
            onChange={setWanted}
          />
        )}
        <Stack grow>
          <Button size="large" wide icon="cart" iconFrom="md" onClick={press}>
            {line ? t('product.addMore') : t('product.addToCart')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  )
}
