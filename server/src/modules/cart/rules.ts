import { quantityLimit } from '@dukani/contracts'
import type { Choice, ChoiceFacts } from './lineRepository.ts'

/**
 * Why a change of the cart isn't allowed (CART-07). `notFound`: the caller has no such line; `foreignSession`: the
 * session's cart is another browser's.
 */
export type Refusal =
  | { reason: 'notFound' }
  | { reason: 'invalidProduct' }
  | { reason: 'chooseSpecification' }
  | { reason: 'outOfStock' }
  | { reason: 'maximum'; most: number }
  | { reason: 'cartFull' }
  | { reason: 'foreignSession' }

/**
 * The reason why the database refused a change. Its statement applies the same rule, but can't report a reason. The
 * specification is checked before the stock.
 */
export function refusalOf(facts: ChoiceFacts, { specificationId }: Pick<Choice, 'specificationId'>): Refusal {
  const { product, specification } = facts
  if (!product.published) return { reason: 'invalidProduct' }
  if (specificationId === null && product.hasSpecifications) return { reason: 'chooseSpecification' }
  if (specificationId !== null && !specification?.active) {
    return { reason: product.hasSpecifications ? 'chooseSpecification' : 'invalidProduct' }
  }
  if (specification?.priceTetri === null) return { reason: 'chooseSpecification' }
  const most = quantityLimit(specification?.inventory ?? product.inventory)
  return most === 0 ? { reason: 'outOfStock' } : { reason: 'maximum', most }
}
