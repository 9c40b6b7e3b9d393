import { shownPrice, stockOf, toTetri, type Id, type Product, type Specification } from '@dukani/contracts'
import {
  Icon,
  ProductFacts,
  PromotionBanner,
  ReadMore,
  SizeList,
  SpecificationPicker,
  Stack,
  StockText,
  Text,
} from '@dukani/design-system'
import { coloursIn, formatDecimal, formatMoney } from '@dukani/i18n'
import { useShareProduct } from '#features/product/containers/useShareProduct.ts'
import { FEW_FROM, stockText } from '#features/product/model/stockText.ts'
import { useHeartObstacle } from '#features/wishlist/api/useHearts.ts'
import { HeartLogin } from '#features/wishlist/containers/HeartLogin.tsx'
import { ProductHeart } from '#features/wishlist/containers/ProductHeart.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { averageRating } from '#shared/product/averageRating.ts'
import { useOwnText } from '#shared/config/useOwnText.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
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
  const own = useOwnText()
  const { language } = useLanguage()
  const reviews = sectionLink(ANCHORS.reviews)
  const obstacle = useHeartObstacle(product.id)
  const isHeartHindered = obstacle === 'specificationNeeded' && specification === null
  const { path, share, address } = useShareProduct(product, specification)
  const price = shownPrice(product, specification)
  const stock = stockOf(product, specification)
  // The chosen option itself says that it is sold out.
  const isStockSaid = specification !== null && isSoldOut(product, specification)
  const rating = averageRating(product)
  const ratingValue = formatDecimal(rating ?? 0, 1, language)
  return (
    <Stack gap={20}>
      <Stack gap={obstacle === 'loginNeeded' ? 16 : 0}>
        <ProductFacts
          name={product.name}
          category={product.category?.id}
          rating={rating}
          price={price?.price ?? null}
          oldPrice={price?.oldPrice}
          language={language}
          labels={{
            rating: t('product.rating', { rating: ratingValue }),
            ratingValue,
            reviews: product.reviews > 0 ? t('product.reviews', { n: product.reviews }) : t('reviews.none'),
            sold: t('product.sold', { n: product.total_sold }),
            oldPrice: t('price.old'),
            priceUnavailable: t('product.priceUnavailable'),
            discount: price?.oldPrice
              ? t('price.discount', { percent: price.discountPercentage })
              : undefined,
          }}
          actions={
            <ProductActions
              onShare={share}
              heart={<ProductHeart product={product} specification={specification} />}
            />
          }
          nameId={nameId}
          reviewsHref={reviews.href}
          onReviews={reviews.onNavigate}
        />
        <HeartLogin product={product} specification={specification} />
      </Stack>
      {product.promotion && <PromotionBanner label={t('product.promotion')} text={product.promotion} />}
      {address !== null && <ShareAddress address={address} />}
      {product.specifications.length > 0 && (
        <SpecificationPicker
          label={t('product.specifications')}
          options={product.specifications.map((option) => ({
            id: option.id,
            value: option.value,
            price: option.price === null ? null : formatMoney(toTetri(option.price), language),
            soldOut: isSoldOut(product, option) ? t('product.outOfStock') : undefined,
            colours: coloursIn(option.value),
          }))}
          chosen={specification?.id ?? null}
          onChoose={onChoose}
          priceUnavailable={t('product.priceUnavailable')}
          pending={isRefreshing}
          error={isHeartHindered ? t('wishlist.chooseSpecification') : refusal}
        />
      )}
      {!isStockSaid && (
        <Stack gap={4}>
          <StockText stock={stock} text={stockText(stock, t)} fewFrom={FEW_FROM} />
          {stock > 0 && (
            <Stack direction="row" gap={8} align="center">
              <Icon name="truck" size={16} />
              <Text size={14} tone="muted">
                {own('delivery') ?? t('product.delivery')}
              </Text>
            </Stack>
          )}
        </Stack>
      )}
      {product.variants.length > 0 && (
        <SizeList
          label={t('product.sizes')}
          sizes={product.variants.map(({ id, size, inventory }) => ({
            id,
            size,
            stockText: stockText(inventory, t),
            available: inventory > 0,
          }))}
        />
      )}
      {product.description && (
        <ReadMore
          key={String(product.id)}
          text={product.description}
          labels={{ more: t('product.readMore'), less: t('product.readLess') }}
        />
      )}
      <PrintedProduct path={path} />
    </Stack>
  )
}

/** Whether a specification has a price but no stock. */
function isSoldOut(product: Product, specification: Specification): boolean {
  return specification.price !== null && stockOf(product, specification) <= 0
}
