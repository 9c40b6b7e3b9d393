import { shownPrice, stockOf, toGel, type Product } from '@dukani/contracts'
import { localText, type Language } from '@dukani/i18n'
import { averageRating } from '../product/averageRating.ts'
import { productDescription } from '../product/productDescription.ts'
import { productName } from '../product/productTexts.ts'

/**
 * A product as schema.org data (ROUTE-09), for search engines.
 * @param language the page's
 * @param url the product's address in that language
 * @param image its picture's address
 */
export function productData(product: Product, language: Language, url: string, image: string | null): object {
  const price = shownPrice(product, null)
  const rating = averageRating(product)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productName(product, language),
    description: productDescription(product, language),
    sku: String(product.id),
    url,
    ...(product.category && {
      category: localText(product.category.id, product.category.title_en, language),
    }),
    ...(image && { image: [image] }),
    ...(rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: product.reviews,
      },
    }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        url,
        priceCurrency: 'GEL',
        price: toGel(price.price).toFixed(2),
        availability: `https://schema.org/${stockOf(product, null) > 0 ? 'InStock' : 'OutOfStock'}`,
      },
    }),
  }
}
