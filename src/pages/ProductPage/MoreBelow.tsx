import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { loadProductTexts } from '#shared/language/catalogues.ts'
import { useNearView } from '#shared/hooks/useNearView.ts'
import type { MoreProductsProps } from './MoreProducts.tsx'

const MoreProducts = lazyPart(async () => (await import('./MoreProducts.tsx')).MoreProducts, {
  isExtra: true,
  loadTexts: loadProductTexts,
})

/**
 * The place of other products, under everything else: neither their code nor they are fetched before the shopper comes
 * near. When they can't be fetched, nothing is shown.
 */
export function MoreBelow(props: MoreProductsProps) {
  const [place, isNear] = useNearView<HTMLDivElement>()
  return <div ref={place}>{isNear && <MoreProducts {...props} />}</div>
}
