import type { SavedItem } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { isNext, resultsOf } from './lists.ts'
import { toImage } from './product.ts'
import { idOf, isRecord, readable, optionalText, textOf, type Json } from './values.ts'

/** A page of saved products, whatever way the server pages. */
export interface SavedItemsPage {
  items: SavedItem[]
  /** whether asking for the next page makes sense */
  hasMore: boolean
}

/**
 * Reads `{results, next}` or a bare list, which is everything there is. An entry that can't be read is left out.
 * @throws ApiError (parse) when it is no list, or none of its entries can be read
 */
export function toSavedItems(raw: Json): SavedItemsPage {
  const results = resultsOf(raw, 'saved products')
  return {
    items: readable(results, toSavedItem),
    hasMore: isRecord(raw) && results.length > 0 && isNext(raw['next']),
  }
}

/** Reads what saving answered, if it is the item: section 7 doesn't show what it answers. */
export function toWrittenItem(raw: Json): SavedItem | null {
  try {
    return toSavedItem(raw)
  } catch {
    return null
  }
}

/**
 * Brings a saved product of any server that keeps to the specification to our shape: the product as its id or an
 * object, the specification as an object, its id or absent, images as paths or objects.
 * @throws ApiError (parse) without an id, or without a product
 */
function toSavedItem(raw: Json): SavedItem {
  const id = isRecord(raw) ? idOf(raw['id']) : null
  if (!isRecord(raw) || id === null) throw parseError('a saved product')
  const whole = isRecord(raw['product']) ? raw['product'] : {}
  const product = idOf(raw['product']) ?? idOf(whole['id']) ?? idOf(raw['product_id'])
  if (product === null) throw parseError('a saved product')
  return {
    id,
    product,
    product_name: textOf(raw['product_name']) ?? textOf(whole['name']) ?? '',
    product_name_en: optionalText(raw['product_name_en']) ?? optionalText(whole['name_en']),
    product_main_image: imageOf(raw, whole),
    specification: toSavedSpecification(raw),
  }
}

function imageOf(item: Record<string, unknown>, product: Record<string, unknown>): string | null {
  const { images } = product
  const given = [
    item['product_main_image'],
    item['product_image'],
    product['main_image'],
    ...(Array.isArray(images) ? (images as unknown[]) : [images]),
    product['image'],
  ]
  return given.map(toImage).find((image) => image !== null && image.trim() !== '') ?? null
}

function toSavedSpecification(item: Record<string, unknown>): SavedItem['specification'] {
  const given = item['specification'] ?? item['specification_id']
  const id = isRecord(given) ? idOf(given['id']) : idOf(given)
  if (id === null) return null
  const inner = isRecord(given) ? (textOf(given['value']) ?? textOf(given['name'])) : null
  return { id, value: inner ?? textOf(item['specification_value']) ?? '' }
}
