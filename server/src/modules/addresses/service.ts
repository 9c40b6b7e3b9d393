import { MAX_ADDRESSES, type Address, type ChangeAddress, type CreateAddress } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { lockCustomer } from '../../db/lockCustomer.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { PageRange } from '../paging.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './repository.ts'

/** Address books of customers, who can access only their own (API-05). Orders keep their own copies. */
export interface AddressService {
  /** A page of a customer's addresses, the first one saved first (CHECK-01). */
  list(customerId: string, range: PageRange): Promise<{ count: number; results: Address[] }>
  /** Saves an address (PROF-11). `full`: they have MAX_ADDRESSES already; `notFound`: they were erased. */
  create(customerId: string, address: CreateAddress): Promise<Result<Address, 'full' | 'notFound'>>
  /** Changes what is given and nothing else (PROF-04). Another's address is not found. */
  change(customerId: string, id: string, change: ChangeAddress): Promise<Result<Address, 'notFound'>>
  /** Deletes an address. false if the customer has no such address. */
  remove(customerId: string, id: string): Promise<boolean>
}

/** Keeps nothing in memory: a lock on the customer's row makes MAX_ADDRESSES hold across processes. */
export function createAddressService(db: Database): AddressService {
  return {
    async list(customerId, { page, pageSize }) {
      const [count, rows] = await Promise.all([
        repository.addressCount(db, customerId),
        repository.addressesOf(db, customerId, { limit: pageSize, offset: (page - 1) * pageSize }),
      ])
      return { count, results: rows.map(wireAddress) }
    },

    create: (customerId, { home_address, city, region, postal_code = '', latitude, longitude }) =>
      inTransaction(db, async (transaction) => {
        if (!(await lockCustomer(transaction, customerId))) return fail('notFound')
        if ((await repository.addressCount(transaction, customerId)) >= MAX_ADDRESSES) return fail('full')
        const row = await repository.addAddress(transaction, customerId, {
          homeAddress: home_address.trim(),
          city: city.trim(),
          region: region.trim(),
          postalCode: postal_code.trim(),
          latitude: latitude ?? null,
          longitude: longitude ?? null,
        })
        return succeed(wireAddress(row))
      }),

    async change(customerId, id, change) {
      if (!isUuid(id)) return fail('notFound')
      // An UPDATE needs at least one column.
      const row = Object.values<unknown>(change).every((value) => value === undefined)
        ? await repository.ownAddress(db, customerId, id)
        : await repository.changeAddress(db, customerId, id, columnsOf(change))
      return row === null ? fail('notFound') : succeed(wireAddress(row))
    },

    remove: async (customerId, id) => isUuid(id) && repository.removeAddress(db, customerId, id),
  }
}

function columnsOf(change: ChangeAddress): Partial<repository.AddressColumns> {
  const { home_address, city, region, postal_code, latitude, longitude } = change
  return {
    homeAddress: home_address?.trim(),
    city: city?.trim(),
    region: region?.trim(),
    postalCode: postal_code?.trim(),
    latitude,
    longitude,
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
