import type { Address } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import type { PageRange } from '../paging.ts'
import * as repository from './repository.ts'

/** The address books of customers; each sees their own alone (API-05). */
export interface AddressService {
  /** A page of a customer's addresses, the first one saved first (CHECK-01). */
  list(customerId: string, range: PageRange): Promise<{ count: number; results: Address[] }>
}

export function createAddressService(db: Database): AddressService {
  return {
    async list(customerId, { page, pageSize }) {
      const [count, rows] = await Promise.all([
        repository.addressCount(db, customerId),
        repository.addressesOf(db, customerId, { limit: pageSize, offset: (page - 1) * pageSize }),
      ])
      return { count, results: rows.map(wireAddress) }
    },
  }
}

function wireAddress(row: repository.AddressRow): Address {
  return {
    id: row.id,
    home_address: row.homeAddress,
    city: row.city,
    region: row.region,
    postal_code: row.postalCode,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}
