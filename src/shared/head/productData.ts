import { shownPrice, stockOf, toGel, type Product } from '@dukani/contracts'
import { averageRating } from '../product/averageRating.ts'
import { paths } from '../routing/routes.ts'

/**
 * A product as schema.org data (ROUTE-09), for search engines.
 * @param absolute makes an address of a path
 */
export function productData(
  product: Product,
  image: string | null,
  absolute: (path: string) => string,
): object {
  const url = absolute(paths.product(product.id))
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
    ...(image && { image: [absolute(image)] }),
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
