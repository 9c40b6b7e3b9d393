import { courierLocationSchema, type CourierLocation } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { isRecord, numberOf, textOf, type Json } from './values.ts'

/**
 * Brings where a courier is to our shape: degrees may be texts, and the moment be missing or no moment.
 * @throws ApiError (parse) when it is no place on the earth
 */
export function toCourierLocation(raw: Json): CourierLocation {
  if (!isRecord(raw)) throw parseError('a courier’s place')
  const moment = textOf(raw['recorded_at'])
  const parsed = courierLocationSchema.safeParse({
    latitude: numberOf(raw['latitude']),
    longitude: numberOf(raw['longitude']),
    ...(moment !== null && !Number.isNaN(Date.parse(moment)) && { recorded_at: moment }),
  })
  if (!parsed.success) throw parseError('a courier’s place', parsed.error)
  return parsed.data
}
