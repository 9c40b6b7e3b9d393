import type { CartApi } from './cartCalls.ts'
import type { CleanUp } from './cleanUp.ts'

/** The calls that apply a clean-up to the server's cart (CART-12). None of them rejects. */
export function correctionsOf(
  api: CartApi,
  { removals, reductions }: Pick<CleanUp, 'removals' | 'reductions'>,
): (() => Promise<void>)[] {
  return [
    ...removals.map((line) => () => correct(api.remove({ id: line.id ?? '' }))),
    ...reductions.map(({ id, product, specificationId, quantity }) => {
      return () =>
        correct(api.change({ id: id ?? '', product: product.id, specification: specificationId, quantity }))
    }),
  ]
}

async function correct(call: Promise<void>): Promise<void> {
  try {
    await call
  } catch (thrown) {
    console.warn('the clean-up of the cart was refused', thrown)
  }
}
