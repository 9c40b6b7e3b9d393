import type { Product, Specification, Variant } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import {
  countOf,
  flagOf,
  gelOf,
  idOf,
  isRecord,
  listOf,
  numberOf,
  textOf,
  optionalText,
  type Json,
} from './values.ts'

/**
 * Brings a product of any server that keeps to the specification to our shape: one image or a list, numbers as texts,
 * a category as text or object, a promotion as text or object, missing and null lists.
 * @throws ApiError (parse) when it has no id, or no price to sell it at
 */
export function toProduct(raw: Json): Product {
  const id = isRecord(raw) ? idOf(raw['id']) : null
  if (!isRecord(raw) || id === null) throw parseError('a product')
  const inventory = countOf(raw['inventory'])
  const effective = countOf(raw['effective_inventory'])
  const specifications = toSpecifications(raw['specifications'], effective ?? inventory ?? 0)
  const price = gelOf(raw['price']) ?? specifications.find((one) => one.price !== null)?.price
  if (price === undefined || price === null) throw parseError('a product')
  return {
    id,
    name: textOf(raw['name']) ?? '',
    description: textOf(raw['description']) ?? '',
    name_en: optionalText(raw['name_en']),
    description_en: optionalText(raw['description_en']),
    images: toImages(raw),
    main_image: toImage(raw['main_image']),
    price,
    old_price: gelOf(raw['old_price']),
    discount_price: gelOf(raw['discount_price']),
    discount: flagOf(raw['discount']),
    discount_percentage: numberOf(raw['discount_percentage']) ?? 0,
    rating: numberOf(raw['rating']) ?? 0,
    reviews: Array.isArray(raw['reviews']) ? raw['reviews'].length : (countOf(raw['reviews']) ?? 0),
    inventory: inventory ?? effective ?? 0,
    effective_inventory: effective,
    total_sold: countOf(raw['total_sold']) ?? 0,
    promotion: toPromotion(raw['promotion']),
    category: toCategoryOfProduct(raw['category']),
    specifications,
    variants: toVariants(raw['variants']),
  }
}

/**
 * A specification in our shape; null when it has no id.
 * @param stock what counts where it says nothing of its own stock (CART-16)
 */
export function toSpecification(raw: Json, stock: number): Specification | null {
  if (!isRecord(raw)) return null
  const id = idOf(raw['id'])
  if (id === null) return null
  return {
    id,
    value: textOf(raw['value']) ?? textOf(raw['name']) ?? '',
    price: gelOf(raw['price']),
    old_price: gelOf(raw['old_price']),
    discount_price: gelOf(raw['discount_price']),
    inventory: countOf(raw['inventory']) ?? stock,
  }
}

function toSpecifications(raw: Json, stock: number): Specification[] {
  return (listOf(raw) ?? []).flatMap((entry) => toSpecification(entry, stock) ?? [])
}

function toVariants(raw: Json): Variant[] {
  return (listOf(raw) ?? []).flatMap((entry) => {
    if (!isRecord(entry)) return []
    const id = idOf(entry['id'])
    const size = textOf(entry['size'])
    return id === null || size === null ? [] : [{ id, size, inventory: countOf(entry['inventory']) ?? 0 }]
  })
}

function toImages(raw: Record<string, unknown>): string[] {
  const images = (listOf(raw['images']) ?? [raw['images']]).flatMap((entry) => toImage(entry) ?? [])
  return images.length > 0 ? images : [toImage(raw['image'])].filter((image) => image !== null)
}

/** An image: its path, or an object that holds it. */
export function toImage(raw: Json): string | null {
  if (typeof raw === 'string') return raw
  if (!isRecord(raw)) return null
  return [raw['image'], raw['url'], raw['src']].find((path) => typeof path === 'string') ?? null
}

function toPromotion(raw: Json): string | null {
  if (typeof raw === 'string') return raw
  if (!isRecord(raw)) return null
  return (
    [raw['text'], raw['title'], raw['name'], raw['description']].map(textOf).find((text) => text !== null) ??
    null
  )
}

/** A product's category has the title as its id (CAT-11); a title beside another id wins. */
function toCategoryOfProduct(raw: Json): Product['category'] {
  const title = isRecord(raw)
    ? (textOf(raw['title']) ?? textOf(raw['name']) ?? textOf(raw['id']))
    : textOf(raw)
  if (title === null) return null
  return { id: title, title_en: isRecord(raw) ? optionalText(raw['title_en']) : undefined }
}
