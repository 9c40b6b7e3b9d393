import {
  discounted,
  toGel,
  type Category,
  type Product,
  type Specification,
  type Variant,
} from '@dukani/contracts'
import { shownRating } from './rating.ts'
import type { CategoryRow, ProductRow, SpecificationRow, VariantRow } from './repository.ts'

/**
 * A product as the API returns it (section 3).
 *
 * A product that has specifications is in stock as far as those with a price are: `inventory` says the same as
 * `effective_inventory` then, so that a client that knows only one of them isn't misled.
 *
 * With a `chosen` specification the prices, the discount and both stocks are the specification's, so that
 * reading the product after `?specification_id=` and reading the specification itself show the same (PROD-04).
 * One without a price has nothing to show (PROD-03): the product's own price stays then, and only the stock
 * follows.
 */
export function wireProduct(row: ProductRow, chosen: SpecificationRow | null = null): Product {
  const priced = chosen?.priceTetri == null ? row : chosen
  const stock = chosen?.inventory ?? stockInAll(row)
  const images = row.images.map(imageAddress)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    ...(row.nameEn !== '' && { name_en: row.nameEn }),
    ...(row.descriptionEn !== '' && { description_en: row.descriptionEn }),
    images,
    main_image: images[0] ?? null,
    ...wirePrices({ priceTetri: priced.priceTetri ?? row.priceTetri, oldPriceTetri: priced.oldPriceTetri }),
    rating: shownRating(row),
    reviews: row.ratingCount,
    inventory: stock,
    effective_inventory: stock,
    total_sold: row.totalSold,
    promotion: row.promotion,
    category: row.categoryTitle === null ? null : { id: row.categoryTitle, ...english(row.categoryTitleEn) },
    specifications: row.specifications.map(wireSpecification),
    variants: row.variants.map(wireVariant),
  }
}

/** A specification as the API returns it; without a price it has no discount either. */
export function wireSpecification(row: SpecificationRow): Specification {
  const { id, value, inventory, priceTetri, oldPriceTetri } = row
  const prices = priceTetri === null ? null : wirePrices({ priceTetri, oldPriceTetri })
  return {
    id,
    value,
    price: prices?.price ?? null,
    old_price: oldPriceTetri === null ? null : toGel(oldPriceTetri),
    discount_price: prices?.discount_price ?? null,
    inventory,
  }
}

/** A category as the list of categories contains it. */
export function wireCategory({ id, title, titleEn }: CategoryRow): Category {
  return { category_id: id, title, ...english(titleEn) }
}

function english(title: string | null): { title_en?: string } {
  return title ? { title_en: title } : {}
}

function wireVariant({ id, size, inventory }: VariantRow): Variant {
  return { id, size, inventory }
}

function wirePrices({ priceTetri, oldPriceTetri }: { priceTetri: number; oldPriceTetri: number | null }) {
  const { oldPrice, discountPercentage } = discounted(priceTetri, oldPriceTetri)
  const price = toGel(priceTetri)
  const discount = oldPrice !== null
  return {
    price,
    old_price: oldPriceTetri === null ? null : toGel(oldPriceTetri),
    discount,
    discount_price: discount ? price : null,
    discount_percentage: discountPercentage,
  }
}

function stockInAll({ inventory, specifications }: ProductRow): number {
  if (specifications.length === 0) return inventory
  return specifications
    .filter(({ priceTetri }) => priceTetri !== null)
    .reduce((sum, specification) => sum + specification.inventory, 0)
}

/** The address of a picture: below `/media/`, unless it is on another host. */
export function imageAddress(path: string): string {
  return /^https?:\/\//i.test(path) ? path : `/media/${path.split('/').map(encodeURIComponent).join('/')}`
}
