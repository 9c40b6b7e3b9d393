import { shownPrice, stockOf, toGel, type Product } from '@dukani/contracts'
import { averageRating } from '../product/averageRating.ts'

/**
 * A product as schema.org data (ROUTE-09), for search engines.
 * @param url the product's address in the page's language
 * @param image its picture's address
 */
export function productData(product: Product, url: string, image: string | null): object {
  const price = shownPrice(product, null)
  const rating = averageRating(product)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: String(product.id),
    url,
    ...(product.category && { category: product.category.id }),
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
