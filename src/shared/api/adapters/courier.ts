import type { CourierLocation } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { degreesOf, isRecord, textOf, type Json } from './values.ts'

/**
 * Brings where a courier is to our shape: degrees may be texts, and the moment be missing or no moment.
 * @throws ApiError (parse) when it is no place on the earth
 */
export function toCourierLocation(raw: Json): CourierLocation {
  const latitude = isRecord(raw) ? degreesOf(raw['latitude'], 90) : null
  const longitude = isRecord(raw) ? degreesOf(raw['longitude'], 180) : null
  if (!isRecord(raw) || latitude === null || longitude === null) throw parseError('a courier’s place')
  const moment = textOf(raw['recorded_at'])
  const isMoment = moment !== null && !Number.isNaN(Date.parse(moment))
  return { latitude, longitude, ...(isMoment && { recorded_at: moment }) }
}
