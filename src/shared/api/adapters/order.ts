import type { Order, OrderItem } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { isNext, resultsOf } from './lists.ts'
import { toPayment } from './payment.ts'
import { toReturns } from './returns.ts'
import { toImage } from './product.ts'
import {
  countOf,
  gelOf,
  idOf,
  isRecord,
  listOf,
  numberOf,
  readable,
  textOf,
  optionalText,
  type Json,
} from './values.ts'

/** A page of the orders, whatever way the server pages. */
export interface OrdersPage {
  orders: Order[]
  /** whether asking for the next page makes sense */
  hasMore: boolean
}

/**
 * Reads `{results, next}` or a bare list, which is everything there is. An order that can't be read is left out.
 * @throws ApiError (parse) when it is no list, or none of its orders can be read
 */
export function toOrders(raw: Json): OrdersPage {
  const results = resultsOf(raw, 'orders')
  return {
    orders: readable(results, toOrder),
    hasMore: isRecord(raw) && results.length > 0 && isNext(raw['next']),
  }
}

/**
 * Brings an order of any server that keeps to the specification to our shape: amounts as texts, `total` for
 * `total_price`, the address within an object, a number or a state that is missing. What is no date is left empty.
 * @throws ApiError (parse) when it has no id, or neither a total nor items to add up
 */
export function toOrder(raw: Json): Order {
  const id = isRecord(raw) ? idOf(raw['id']) : null
  if (!isRecord(raw) || id === null) throw parseError('an order')
  const items = toItems(raw['items'] ?? raw['order_items'])
  const total = amountOf(raw['total_price']) ?? amountOf(raw['total']) ?? sumOf(items)
  if (total === null) throw parseError('an order')
  const payment = toPayment(raw['payment'])
  return {
    id,
    order_number: filledText(raw['order_number']) ?? filledText(raw['number']) ?? String(id),
    status: filledText(raw['status']) ?? '',
    payment_status: filledText(raw['payment_status']) ?? '',
    payment_method: filledText(raw['payment_method']) ?? '',
    created_at: dateOf(raw['created_at']),
    total_price: total,
    ...toDiscount(raw),
    ...toPlace(raw),
    latitude: numberOf(raw['latitude']),
    longitude: numberOf(raw['longitude']),
    items,
    ...(payment && { payment }),
    ...toReturns(raw),
  }
}

/** What a code took off; nothing without one. */
function toDiscount(raw: Record<string, unknown>): Pick<Order, 'discount' | 'promotion_code'> {
  const discount = amountOf(raw['discount'])
  const code = filledText(raw['promotion_code'])
  return discount !== null && discount > 0 && code !== null ? { discount, promotion_code: code } : {}
}

/** An item that can't be read doesn't close its order. */
function toItems(raw: Json): OrderItem[] {
  return (listOf(raw) ?? []).flatMap((entry, index) => {
    const item = toItem(entry, index)
    if (item === null) console.warn('an item of an order was left out')
    return item ?? []
  })
}

/** @returns null for what is no item, or has no price */
function toItem(raw: Json, index: number): OrderItem | null {
  if (!isRecord(raw)) return null
  const price = amountOf(raw['unit_price']) ?? amountOf(raw['price'])
  if (price === null) return null
  return {
    id: idOf(raw['id']) ?? index,
    product: toOrderedProduct(raw),
    specification: toOrderedSpecification(raw),
    quantity: countOf(raw['quantity']) ?? 1,
    unit_price: price,
  }
}

/** What was bought: an object, its id, or its name alone; names beside it count too. */
function toOrderedProduct(item: Record<string, unknown>): OrderItem['product'] {
  const product = item['product']
  const beside = filledText(item['product_name'])
  const englishBeside = optionalText(item['product_name_en'])
  const pictureBeside = toImage(item['product_main_image']) ?? toImage(item['product_image'])
  if (isRecord(product)) {
    return {
      id: idOf(product['id']),
      name: filledText(product['name']) ?? beside ?? '',
      name_en: optionalText(product['name_en']) ?? englishBeside,
      main_image: toImage(product['main_image']) ?? firstImage(product) ?? pictureBeside,
    }
  }
  const isId = typeof product === 'number' || beside !== null || looksLikeId(product)
  return {
    id: idOf(isId ? product : item['product_id']),
    name: beside ?? (isId ? '' : (filledText(product) ?? '')),
    name_en: englishBeside,
    main_image: pictureBeside,
  }
}

/** The specification: an object, its id, or its value as a text. A number within a text is a size, not an id. */
function toOrderedSpecification(item: Record<string, unknown>): OrderItem['specification'] {
  const specification = item['specification']
  const beside = filledText(item['specification_value'])
  if (isRecord(specification)) {
    const value = filledText(specification['value']) ?? filledText(specification['name']) ?? beside
    const id = idOf(specification['id'])
    return id === null && value === null ? null : { id, value: value ?? '' }
  }
  if (typeof specification === 'number' || isUuid(specification)) {
    return { id: idOf(specification), value: beside ?? '' }
  }
  const value = beside ?? filledText(specification)
  return value === null ? null : { id: null, value }
}

/** The place of delivery, as fields of the order or of its `address`; an address may also be one text. */
function toPlace(raw: Record<string, unknown>) {
  const address = raw['address']
  const inner = isRecord(address) ? address : { home_address: typeof address === 'string' ? address : null }
  const part = (name: string) => filledText(raw[name]) ?? filledText(inner[name]) ?? ''
  return {
    home_address: part('home_address'),
    city: part('city'),
    region: part('region'),
    postal_code: part('postal_code'),
  }
}

function firstImage(product: Record<string, unknown>): string | null {
  const images = Array.isArray(product['images']) ? product['images'] : [product['images'], product['image']]
  return images.map(toImage).find((image) => image !== null) ?? null
}

function sumOf(items: readonly OrderItem[]): number | null {
  if (items.length === 0) return null
  const tetri = items.reduce(
    (sum, { unit_price, quantity }) => sum + Math.round(unit_price * 100) * quantity,
    0,
  )
  return amountOf(tetri / 100)
}

/** An amount in whole tetri, as GEL; a larger one than can be counted is no amount of a shop. */
function amountOf(value: Json): number | null {
  const amount = gelOf(value)
  if (amount === null || !Number.isSafeInteger(Math.round(amount * 100))) return null
  return Number(amount.toFixed(2))
}

/** A moment in ISO 8601; '' for what is none. A browser would take `5` for a day in May. */
function dateOf(value: Json): string {
  const isDate =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
  return isDate ? value : ''
}

function filledText(value: Json): string | null {
  const text = textOf(value)?.trim()
  return text ? text : null
}

function looksLikeId(value: Json): boolean {
  return isUuid(value) || (typeof value === 'string' && /^\d+$/.test(value))
}

function isUuid(value: Json): boolean {
  return typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}
