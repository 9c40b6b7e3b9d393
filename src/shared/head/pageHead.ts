import { linePrice, toGel, type Product, type RuntimeConfig } from '@dukani/contracts'
import type { Translate } from '@dukani/i18n'
import { imageUrl } from '../images.ts'
import { paths } from '../routes.ts'

/** What a page says of itself: its title, and what search engines and previews read (ROUTE-09). */
export interface PageHead {
  title: string
  description: string
  /** path of the page without what doesn't make it another page; null keeps it out of search engines */
  canonicalPath: string | null
  /** a picture for previews, an absolute address or a path */
  image: string | null
  /** schema.org data of the page's product */
  structuredData: object | null
}

/** The head of a page that shows the catalogue, whole or filtered. */
export function catalogueHead(t: Translate, filter: { category?: string; search?: string } = {}): PageHead {
  const subject = filter.search ?? filter.category
  return {
    title: subject ? `${subject} · ${t('shop.name')}` : `${t('shop.name')} · ${t('shop.tagline')}`,
    description: t('shop.description'),
    canonicalPath: filter.search
      ? null
      : filter.category
        ? `${paths.catalog}?${new URLSearchParams({ category: filter.category })}`
        : paths.catalog,
    image: null,
    structuredData: null,
  }
}

/** The head of a page that can't be found, or has nothing to be found by. */
export function plainHead(t: Translate, title: string): PageHead {
  return {
    title: `${title} · ${t('shop.name')}`,
    description: t('shop.description'),
    canonicalPath: null,
    image: null,
    structuredData: null,
  }
}

/** The head of a product's page, with its JSON-LD. */
export function productHead(t: Translate, product: Product, config: RuntimeConfig, origin: string): PageHead {
  const canonicalPath = paths.product(product.id)
  const [first = null] = product.images
  const image = first === null ? null : imageUrl(first, config)
  const absolute = (address: string) => new URL(address, origin).href
  const price = linePrice({ product, specification: null, quantity: 1 })
  return {
    title: `${product.name} · ${t('shop.name')}`,
    description: firstSentences(product.description) || t('shop.description'),
    canonicalPath,
    image: image && absolute(image),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      description: product.description,
      sku: String(product.id),
      url: absolute(canonicalPath),
      ...(product.category && { category: product.category.id }),
      ...(image && { image: [absolute(image)] }),
      ...(product.reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          reviewCount: product.reviews,
        },
      }),
      ...(price && {
        offers: {
          '@type': 'Offer',
          url: absolute(canonicalPath),
          priceCurrency: 'GEL',
          price: toGel(price.price).toFixed(2),
          availability: `https://schema.org/${isAvailable(product) ? 'InStock' : 'OutOfStock'}`,
        },
      }),
    },
  }
}

const DESCRIPTION_LENGTH = 160

function firstSentences(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}

function isAvailable(product: Product): boolean {
  return (product.effective_inventory ?? product.inventory) > 0
}
