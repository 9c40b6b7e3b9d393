import { shownPrice, stockOf, type Id, type Product } from '@dukani/contracts'
import { ProductScroller, type ProductScrollerProps } from '@dukani/design-system'
import { sameId } from '#shared/api/adapters/values.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { productName } from '#shared/product/productTexts.ts'
import { useProductLink } from '#shared/routing/useProductLink.ts'

export interface ProductRowProps extends Pick<ProductScrollerProps, 'title' | 'skeletons' | 'action'> {
  products: readonly Product[]
  /** how many of a product the cart holds */
  inCart: (id: Id) => number
}

/** A row of products, each with a link to its page (PROD-11). */
export function ProductRow({ products, inCart, ...row }: ProductRowProps) {
  const t = useText()
  const { language } = useLanguage()
  const config = useConfig()
  const link = useProductLink()
  return (
    <ProductScroller
      {...row}
      language={language}
      products={products.map((product) => {
        const price = shownPrice(product, null)
        const picture = firstImage(product)
        const count = inCart(product.id)
        return {
          id: product.id,
          name: productName(product, language),
          href: link.hrefOf(product.id),
          picture: { src: imageUrl(picture, config), srcSet: imageSrcSet(picture, config) },
          price: price?.price ?? null,
          oldPrice: price?.oldPrice,
          ...(count > 0 && { inCart: t('card.inCart', { count }) }),
          outOfStock: stockOf(product, null) <= 0,
        }
      })}
      labels={{
        previous: t('product.scrollPrevious'),
        next: t('product.scrollNext'),
        oldPrice: t('price.old'),
        priceUnavailable: t('product.priceUnavailable'),
        outOfStock: t('product.outOfStock'),
      }}
      onNavigate={(event, id) => {
        const known = products.find((one) => sameId(one.id, id))
        link.follow(id, known && { known })(event)
      }}
    />
  )
}
