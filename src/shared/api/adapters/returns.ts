import type { Order, OrderReturn, ReturnPicture } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { countOf, idOf, isRecord, listOf, textOf, type Json } from './values.ts'

/** Reads what only our server sends about an order's returns; what can't be read is left out. */
export function toReturns(order: Record<string, unknown>): Pick<Order, 'returns' | 'returnable_until'> {
  const returns = (listOf(order['returns']) ?? []).flatMap(toReturn)
  const until = textOf(order['returnable_until'])
  return {
    ...(returns.length > 0 && { returns }),
    ...(until !== null && !Number.isNaN(Date.parse(until)) && { returnable_until: until }),
  }
}

function toReturn(raw: Json): OrderReturn[] {
  const id = isRecord(raw) ? idOf(raw['id']) : null
  const state = isRecord(raw) ? textOf(raw['state']) : null
  if (!isRecord(raw) || id === null || state === null) return []
  const items = (listOf(raw['items']) ?? []).flatMap(toPieces)
  return [
    { id, state, items, refusal: textOf(raw['refusal']) ?? '', created_at: textOf(raw['created_at']) ?? '' },
  ]
}

/** Pieces of an item of an order; empty for what can't be read. */
export function toPieces(raw: Json): OrderReturn['items'] {
  const id = isRecord(raw) ? idOf(raw['id']) : null
  const quantity = isRecord(raw) ? countOf(raw['quantity']) : null
  return id === null || quantity === null ? [] : [{ id, quantity }]
}

/** Reads an uploaded picture. @throws ApiError (parse) when it is none */
export function toReturnPicture(raw: Json): ReturnPicture {
  const [path, url] = isRecord(raw) ? [textOf(raw['path']), textOf(raw['url'])] : [null, null]
  if (path === null || url === null) throw parseError('a picture')
  return { path, url }
}
