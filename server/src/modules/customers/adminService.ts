import { toGel, type ShopCustomer, type ShopCustomerDetails } from '@dukani/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { wireShopOrder } from '../orders/adminWire.ts'
import { shopOrders } from '../orders/shopRepository.ts'
import { partOf, type WirePart } from '../paging.ts'
import { walletBalance } from '../payments/walletRepository.ts'
import type { Actor } from '../staff/actor.ts'
import { auditEntries, recordChange } from '../staff/auditRepository.ts'
import { fullName, roleOf } from '../staff/repository.ts'
import { wireEntry } from '../staff/service.ts'
import { isUuid } from '../uuid.ts'
import * as repository from './adminRepository.ts'
import { erase, stillOpen, type StillOpen } from './eraseRepository.ts'
import { personalData } from './exportRepository.ts'
import { wireCustomer, wireSavedAddress, wireWalletEntry } from './wire.ts'

/** Why a customer isn't blocked or erased; `isStaff`: their role has to be taken away first. */
export type CustomerRefusal = 'notFound' | 'isStaff'

/** All customers, for staff. Each change is in the audit log; one that was already made succeeds. */
export interface CustomerAdminService {
  /** Newest first. @param search an order's number, a phone number, or a part of the name or e-mail */
  list(query: { search?: string | undefined; after?: string | undefined }): Promise<WirePart<ShopCustomer>>
  show(id: string): Promise<ShopCustomerDetails | null>
  /** Blocks a customer, which ends their sessions, or unblocks them. */
  setBlocked(
    actor: Actor,
    id: string,
    blocked: boolean,
  ): Promise<Result<ShopCustomerDetails, CustomerRefusal>>
  /** All personal data. The log says that they were exported, not which they are. */
  exportData(actor: Actor, id: string): Promise<Record<string, unknown> | null>
  /** Erases personal data for ever, unless something is open that needs them. */
  erase(actor: Actor, id: string): Promise<Result<ShopCustomerDetails, CustomerRefusal | StillOpen>>
}

/** Customers in one answer; also the most orders, wallet entries and changes in the details of one. */
const PART = 50

/** What an erasure removes, as the log names it. */
const ERASED = [
  ...['email', 'first_name', 'last_name', 'phone_number', 'idnumber', 'profile_pic', 'password'],
  ...['addresses', 'sessions', 'identities', 'cart', 'wishlist', 'order_addresses', 'returns'],
]

/** Deletes files of erased customers. Those that can't be deleted now are left to the sweeps. */
export interface CustomerFiles {
  /** Deletes a profile picture. */
  removeProfilePicture: (path: string) => Promise<void>
  /** Deletes pictures of returns. */
  removeReturnPictures: (paths: readonly string[]) => Promise<void>
}

/** The files of a customer, by their paths. */
interface Files {
  profilePicture: string | null
  returnPictures: string[]
}

/** @param log where files that couldn't be deleted are reported */
export function createCustomerAdminService(
  db: Database,
  { removeProfilePicture, removeReturnPictures }: CustomerFiles,
  log: Pick<FastifyBaseLogger, 'warn'>,
): CustomerAdminService {
  async function show(id: string): Promise<ShopCustomerDetails | null> {
    const found = isUuid(id) ? await repository.customer(db, id) : null
    if (found === null) return null
    const [orders, balance, entries, addresses, history] = await Promise.all([
      shopOrders(db, { userId: id, limit: PART }),
      walletBalance(db, id),
      repository.walletEntriesOf(db, id, PART),
      repository.allAddresses(db, id),
      auditEntries(db, { subject: { kind: 'customer', id }, after: null, limit: PART }),
    ])
    return {
      ...wireCustomer(found, fullName(found)),
      orders: orders.map(wireShopOrder),
      wallet: { balance: toGel(balance), entries: entries.map(wireWalletEntry) },
      addresses: addresses.map(wireSavedAddress),
      history: history.map(wireEntry),
    }
  }

  /** Changes a customer who isn't on the staff. */
  async function change<Refusal>(
    id: string,
    work: (
      transaction: Transaction,
      customer: repository.LockedCustomer,
    ) => Promise<Result<null, Refusal | CustomerRefusal>>,
  ): Promise<Result<ShopCustomerDetails, Refusal | CustomerRefusal>> {
    if (!isUuid(id)) return fail('notFound')
    const changed = await inTransaction(
      db,
      async (transaction): Promise<Result<null, Refusal | CustomerRefusal>> => {
        const customer = await repository.lockWholeCustomer(transaction, id)
        if (customer === null) return fail('notFound')
        if ((await roleOf(transaction, id)) !== null) return fail('isStaff')
        return work(transaction, customer)
      },
    )
    if (!changed.ok) return changed
    const details = await show(id)
    return details === null ? fail('notFound') : succeed(details)
  }

  async function removeFiles({ profilePicture, returnPictures }: Files): Promise<void> {
    try {
      if (profilePicture !== null) await removeProfilePicture(profilePicture)
      await removeReturnPictures(returnPictures)
    } catch (error) {
      log.warn({ err: error }, 'pictures of an erased customer couldn’t be deleted yet')
    }
  }

  return {
    async list({ search, after }) {
      if (after !== undefined && !isUuid(after)) return { next: null, results: [] }
      const text = search?.trim() || undefined
      const rows = await repository.customers(db, { text, after, limit: PART + 1 })
      return partOf(rows, PART, (row) => wireCustomer(row, fullName(row)))
    },

    show,

    setBlocked: (actor, id, blocked) =>
      change<never>(id, async (transaction, { blockedAt }) => {
        if ((blockedAt !== null) === blocked) return succeed(null)
        await repository.setBlocked(transaction, id, blocked)
        await recordChange(transaction, {
          actor,
          action: blocked ? 'customer.block' : 'customer.unblock',
          subject: { kind: 'customer', id },
          before: { blocked: !blocked },
          after: { blocked },
        })
        return succeed(null)
      }),

    async exportData(actor, id) {
      if (!isUuid(id)) return null
      return inTransaction(db, async (transaction) => {
        const data = await personalData(transaction, id)
        if (data.account.length === 0) return null
        await recordChange(transaction, {
          actor,
          action: 'customer.export',
          subject: { kind: 'customer', id },
          before: null,
          after: { fields: Object.keys(data) },
        })
        return data
      })
    },

    async erase(actor, id) {
      const files: Files = { profilePicture: null, returnPictures: [] }
      const erased = await change<StillOpen>(id, async (transaction, customer) => {
        if (customer.erasedAt !== null) return succeed(null)
        const open = await stillOpen(transaction, id)
        if (open !== null) return fail(open)
        files.profilePicture = customer.picture
        files.returnPictures = await erase(transaction, id)
        await recordChange(transaction, {
          actor,
          action: 'customer.erase',
          subject: { kind: 'customer', id },
          before: { fields: ERASED },
          after: null,
        })
        return succeed(null)
      })
      if (erased.ok) await removeFiles(files)
      return erased
    },
  }
}
