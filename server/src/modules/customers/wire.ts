import {
  walletEntrySchema,
  toGel,
  type Address,
  type ShopCustomer,
  type WalletEntry,
} from '@dukani/contracts'
import type { AddressRow } from '../addresses/repository.ts'
import { wireAddress } from '../orders/wire.ts'
import type { CustomerRow, WalletEntryRow } from './adminRepository.ts'

/** A customer as the list contains them. */
export function wireCustomer(row: CustomerRow, name: string): ShopCustomer {
  return {
    id: row.id,
    name,
    email: row.email,
    phone_number: row.phoneNumber,
    created_at: row.createdAt.toISOString(),
    blocked_at: row.blockedAt?.toISOString() ?? null,
    erased_at: row.erasedAt?.toISOString() ?? null,
  }
}

/** An entry of a wallet. */
export function wireWalletEntry(row: WalletEntryRow): WalletEntry {
  return walletEntrySchema.parse({
    id: row.id,
    amount: toGel(row.amountTetri),
    kind: row.kind,
    order_number: row.orderNumber,
    note: row.note,
    created_at: row.createdAt.toISOString(),
  })
}

/** A saved address. */
export const wireSavedAddress = (row: AddressRow): Address => ({ id: row.id, ...wireAddress(row) })
