import type { Address } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { resultsOf } from './lists.ts'
import { idOf, isRecord, numberOf, readable, textOf, type Json } from './values.ts'

/** Reads saved addresses: `{results}` or a bare list (section 7). @throws ApiError (parse) */
export function toAddresses(raw: Json): Address[] {
  return readable(resultsOf(raw, 'addresses'), toAddress)
}

/** Reads one saved address; what it doesn't say is empty. @throws ApiError (parse) without an id */
export function toAddress(raw: Json): Address {
  const id = isRecord(raw) ? idOf(raw['id']) : null
  if (!isRecord(raw) || id === null) throw parseError('an address')
  return {
    id,
    home_address: textOf(raw['home_address']) ?? '',
    city: textOf(raw['city']) ?? '',
    region: textOf(raw['region']) ?? '',
    postal_code: textOf(raw['postal_code']) ?? '',
    latitude: numberOf(raw['latitude']),
    longitude: numberOf(raw['longitude']),
  }
}
