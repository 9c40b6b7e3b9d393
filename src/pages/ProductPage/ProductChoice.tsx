import type { Id, Product, Specification } from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { useShareProduct } from '#features/product/containers/useShareProduct.ts'
import { useHeartObstacle } from '#features/wishlist/api/useHearts.ts'
import { HeartLogin } from '#features/wishlist/containers/HeartLogin.tsx'
import { ProductHeart } from '#features/wishlist/containers/ProductHeart.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ProductDetails } from '#shared/product/ProductDetails.tsx'
import { ANCHORS } from '#shared/routing/routes.ts'
import { sectionLink } from '#shared/routing/scrollToSection.ts'
import { ProductActions } from './ProductActions.tsx'
import { PrintedProduct } from './PrintedProduct.tsx'

const ShareAddress = lazyPart(
  async () => (await import('#features/product/containers/ShareAddress.tsx')).ShareAddress,
)

export interface ProductChoiceProps {
  product: Product
  /** what is chosen of it */
  specification: Specification | null
  onChoose: (id: Id) => void
  /** the chosen specification's own answer is on its way */
  isRefreshing: boolean
  /** why the choice could not be saved, or its answer not be had (PROD-04) */
  refusal: string | null
  /** id of the heading, for the dialog's name */
  nameId: string
}

/** What a product is, and what of it is chosen (PROD-02, PROD-03, PROD-05, PROD-06). */
export function ProductChoice({
  product,
  specification,
  onChoose,
  isRefreshing,
  refusal,
  nameId,
}: ProductChoiceProps) {
  const t = useText()
  const obstacle = useHeartObstacle(product.id)
  const isHeartHindered = obstacle === 'specificationNeeded' && specification === null
  const { path, share, address } = useShareProduct(product, specification)
  return (
    <Stack gap={20}>
      <ProductDetails
        product={product}
        specification={specification}
        onChoose={onChoose}
        isRefreshing={isRefreshing}
        error={isHeartHindered ? t('wishlist.chooseSpecification') : refusal}
        nameId={nameId}
        reviews={sectionLink(ANCHORS.reviews)}
        actions={
          <ProductActions
            onShare={share}
            heart={<ProductHeart product={product} specification={specification} />}
          />
        }
        message={<HeartLogin product={product} specification={specification} />}
        hasMessage={obstacle === 'loginNeeded'}
        aboveChoice={address !== null && <ShareAddress address={address} />}
      />
      <PrintedProduct path={path} />
    </Stack>
  )
}
