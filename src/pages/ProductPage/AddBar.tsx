import { quantityLimit, stockOf, type Product, type Specification } from '@dukani/contracts'
import { Button, QuantityStepper, Stack, Text } from '@dukani/design-system'
import { startTransition, useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import { useCartToasts } from '#features/cart/containers/useCartToasts.ts'
import { lineKey } from '#features/cart/model/cartLine.ts'
import { cartText, type CartResult } from '#features/cart/model/cartNotice.ts'
import { useCart } from '#features/cart/model/useCart.ts'
import { addObstacle } from '#features/product/model/chosenSpecification.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'
import { addFailure } from './addFailure.ts'

export interface AddBarProps {
  product: Product
  specification: Specification | null
  /** Only what a list knew of it is here: what is pressed is carried out when the product itself is. */
  isPreview: boolean
}

/**
 * How many, and into the cart (PROD-07, PROD-08). What is in the cart already is changed where it is: the stepper then
 * is the cart's own, and at one its minus takes the line out (CART-06).
 */
export function AddBar({ product, specification, isPreview }: AddBarProps) {
  const t = useText()
  const { language } = useLanguage()
  const cart = useCart()
  const { report } = useCartToasts()
  const [wanted, setWanted] = useState(1)
  const key = lineKey(product.id, specification?.id)
  // A message belongs to one choice: another choice clears it (PROD-12).
  const [refusal, setRefusal] = useState<{ key: string; text: string } | null>(null)
  // Whether a double click began with 'add': its second press must not add one more.
  const isFirst = useRef(false)
  // The answer to one press must not clear the message of a later one.
  const presses = useRef(0)
  const early = useRef(false)
  const [isEarly, setEarly] = useState(false)
  const line = cart.lines.find((one) => one.key === key)
  const stock = stockOf(product, specification)
  const limit = quantityLimit(stock)
  const name = productName(product, language)

  // In a transition, so that the button is seen pressed first.
  const refuse = (text: string) => startTransition(() => setRefusal({ key, text }))

  const settle = async (action: Promise<CartResult>, why: typeof cartText = cartText) => {
    const press = (presses.current += 1)
    const result = await action
    if (result.ok) {
      if (press === presses.current) setRefusal(null)
      setWanted(1)
      report(result)
    } else {
      refuse(why(result.notice, t, language))
    }
  }

  const add = (quantity: number) => {
    const obstacle = addObstacle(product, specification, stock)
    if (obstacle === null) void settle(cart.add(product, specification, quantity), addFailure)
    else refuse(t(obstacle === 'outOfStock' ? 'product.outOfStock' : 'product.chooseSpecification'))
  }

  const press = (event: MouseEvent) => {
    if (event.detail <= 1) isFirst.current = line === undefined
    else if (isFirst.current) return
    if (isPreview) {
      early.current = true
      setEarly(true)
    } else add(line ? 1 : wanted)
  }

  const carryOut = useEffectEvent(() => {
    if (early.current) add(line ? 1 : wanted)
    early.current = false
  })
  useEffect(() => {
    if (!isPreview) carryOut()
  }, [isPreview])

  const steps = {
    label: t('cart.quantityOf', { name }),
    increaseLabel: t('cart.increase', { name }),
    decreaseLabel: t('cart.decrease', { name }),
  }
  return (
    <Stack gap={8}>
      {/* A live region is announced only when it exists before its text. */}
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
            onChange={(quantity) => void settle(cart.setQuantity(key, quantity))}
            onRemove={() => void settle(cart.decrease(key))}
          />
        ) : (
          <QuantityStepper
            {...steps}
            value={Math.min(wanted, Math.max(1, limit))}
            max={Math.max(1, limit)}
            maxReason={t('cart.maximum', { n: limit })}
            // The page says above that it is sold out.
            disabled={limit <= 0}
            onChange={setWanted}
          />
        )}
        <Stack grow>
          <Button size="large" wide icon="cart" iconFrom="md" pending={isPreview && isEarly} onClick={press}>
            {line ? t('product.addMore') : t('product.addToCart')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  )
}
