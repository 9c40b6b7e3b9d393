import type { OrderAgain } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { countOf, isRecord, readable, optionalText, textOf, type Json } from './values.ts'

/** Reads what of an order is in the cart once more. @throws ApiError (parse) */
export function toOrderAgain(raw: Json): OrderAgain {
  const added = isRecord(raw) ? countOf(raw['added']) : null
  if (!isRecord(raw) || added === null || !Array.isArray(raw['left_out'])) throw unreadable()
  return { added, left_out: readable(raw['left_out'], toLeftOut) }
}

function toLeftOut(raw: Json): OrderAgain['left_out'][number] {
  const name = isRecord(raw) ? textOf(raw['product_name']) : null
  const quantity = isRecord(raw) ? countOf(raw['quantity']) : null
  if (!isRecord(raw) || name === null || !quantity) throw unreadable()
  return {
    product_name: name,
    product_name_en: optionalText(raw['product_name_en']),
    specification: textOf(raw['specification']),
    quantity,
  }
}

const unreadable = () => parseError('what was put into the cart')
