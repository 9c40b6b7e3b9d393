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
import { coloursIn, formatDecimal, formatMoney, localText } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { useOwnText } from '../config/useOwnText.ts'
import { useLanguage, useText } from '../language/LanguageProvider.tsx'
import type { sectionLink } from '../routing/scrollToSection.ts'
import { averageRating } from './averageRating.ts'
import { productDescription } from './productDescription.ts'
import { productName } from './productTexts.ts'
import { FEW_FROM, stockText } from './stockText.ts'

export interface ProductDetailsProps {
  product: Product
  /** what is chosen of it */
  specification: Specification | null
  onChoose: (id: Id) => void
  /** the chosen specification's own answer is on its way */
  isRefreshing?: boolean
  /** what is wrong with the choice */
  error?: string | null
  /** id of the heading, for the dialog's name */
  nameId: string
  /** the link to the reviews; without it their number is plain text */
  reviews?: ReturnType<typeof sectionLink>
  /** icon buttons beside the category */
  actions?: ReactNode
  /** a live region below the name and the price */
  message?: ReactNode
  /** the live region has a text. @default false */
  hasMessage?: boolean
  /** above the choice */
  aboveChoice?: ReactNode
}

/** What a product is, what it costs, and what of it is chosen (PROD-02, PROD-03, PROD-05, PROD-06). */
export function ProductDetails({
  product,
  specification,
  onChoose,
  isRefreshing = false,
  error = null,
  nameId,
  reviews,
  actions,
  message,
  hasMessage = false,
  aboveChoice,
}: ProductDetailsProps) {
  const t = useText()
  const own = useOwnText()
  const { language } = useLanguage()
  const price = shownPrice(product, specification)
  const stock = stockOf(product, specification)
  // The chosen option itself says that it is sold out.
  const isStockSaid = specification !== null && isSoldOut(product, specification)
  const rating = averageRating(product)
  const description = productDescription(product, language)
  const ratingValue = formatDecimal(rating ?? 0, 1, language)
  return (
    <>
      <Stack gap={hasMessage ? 16 : 0}>
        <ProductFacts
          name={productName(product, language)}
          category={product.category && localText(product.category.id, product.category.title_en, language)}
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
          actions={actions}
          nameId={nameId}
          reviewsHref={reviews?.href}
          onReviews={reviews?.onNavigate}
        />
        {message}
      </Stack>
      {product.promotion && <PromotionBanner label={t('product.promotion')} text={product.promotion} />}
      {aboveChoice}
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
          error={error}
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
      {description && (
        <ReadMore
          key={String(product.id)}
          text={description}
          labels={{ more: t('product.readMore'), less: t('product.readLess') }}
        />
      )}
    </>
  )
}

/** Whether a specification has a price but no stock. */
function isSoldOut(product: Product, specification: Specification): boolean {
  return specification.price !== null && stockOf(product, specification) <= 0
}
