import { shownPrice, stockOf, type Product } from '@dukani/contracts'
import { ProductCard, type ImagePriority } from '@dukani/design-system'
import { formatDecimal } from '@dukani/i18n'
import { cardAdd } from '#features/catalogue/model/cardAdd.ts'
import { useCartToasts } from '#features/cart/containers/useCartToasts.ts'
import { useCartActions, useQuantityInCart } from '#features/cart/model/useCart.ts'
import { prefetchProduct } from '#features/product/api/productPrefetch.ts'
import { CardHeart } from '#features/wishlist/containers/CardHeart.tsx'
import { averageRating } from '#shared/product/averageRating.ts'
import { productName } from '#shared/product/productTexts.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { intentHandlers } from '#shared/lazy/intent.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useProductLink } from '#shared/routing/useProductLink.ts'
import { ProductScreen } from '../ProductPage/ProductScreen.ts'

export interface CatalogueCardProps {
  product: Product
  /** its place in the list */
  index: number
}

/** A product of the catalogue with what the cart knows of it (CAT-02, CAT-06). */
export function CatalogueCard({ product, index }: CatalogueCardProps) {
  const t = useText()
  const { language } = useLanguage()
  const config = useConfig()
  const link = useProductLink()
  const client = useApi()
  const { add } = useCartActions()
  const { report, notify } = useCartToasts()
  const { show } = useToasts()
  const inCart = useQuantityInCart(product.id)
  const name = productName(product, language)
  const picture = firstImage(product)
  const price = shownPrice(product, null)
  const rating = useCardRating(product)

  const prefetch = () => {
    prefetchProduct(client, product.id)
    ProductScreen.prefetch()
  }

  const onAdd = () => {
    const action = cardAdd(product)
    if (action === 'outOfStock') {
      show({ message: t('catalogue.outOfStock'), type: 'warning' })
    } else if (action === 'chooseSpecification') {
      notify({ kind: 'specificationNeeded' })
      link.open(product.id, { known: product })
    } else {
      void add(product).then(report)
    }
  }

  return (
    <ProductCard
      id={product.id}
      name={name}
      href={link.hrefOf(product.id)}
      picture={{ src: imageUrl(picture, config), srcSet: imageSrcSet(picture, config) }}
      price={price?.price ?? null}
      oldPrice={price?.oldPrice}
      rating={rating}
      language={language}
      labels={{
        add: inCart > 0 ? t('card.inCartNamed', { name, count: inCart }) : t('card.addNamed', { name }),
        inCart: t('card.inCart', { count: inCart }),
        outOfStock: t('catalogue.outOfStock'),
        oldPrice: t('price.old'),
        priceUnavailable: t('product.priceUnavailable'),
        discount: price?.oldPrice ? t('price.discount', { percent: price.discountPercentage }) : undefined,
      }}
      inCart={inCart}
      outOfStock={stockOf(product, null) <= 0}
      onAdd={onAdd}
      intent={intentHandlers(prefetch)}
      onNavigate={link.follow(product.id, { known: product })}
      priority={priorityOf(index)}
      corner={<CardHeart product={product} />}
    />
  )
}

/** What is said of a product's reviews on its card; undefined without any. */
function useCardRating(product: Product) {
  const t = useText()
  const { language } = useLanguage()
  const rating = averageRating(product)
  if (rating === null) return undefined
  const value = formatDecimal(rating, 1, language)
  return { value, count: product.reviews, label: t('card.rating', { rating: value, n: product.reviews }) }
}

/** The first row is on the first screen of a phone and of a desktop. */
function priorityOf(index: number): ImagePriority {
  if (index === 0) return 'first'
  return index < 4 ? 'soon' : 'lazy'
}
