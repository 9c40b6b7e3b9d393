import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database.ts'
import { reviews } from '../reviewSchema.ts'
import { meta } from '../metaSchema.ts'
import * as tables from '../schema.ts'
import { variants } from '../variantSchema.ts'
import { WordCounts } from '../../modules/search/wordCounts.ts'
import { inTransaction } from '../transaction.ts'
import { seedRows } from './rows.ts'
import { seedCustomer } from './seedCustomer.ts'
import { seedStaff } from './seedStaff.ts'
import { seedWishlist } from './seedWishlist.ts'
import { shapesFolder } from './shapesFolder.ts'

const MARKER = 'demo-seed'

/** Any fixed number: the advisory lock of the server that fills the database. */
const SEED_LOCK = 4_815_162_343

/** How often a server looks whether the other one has finished. */
const PAUSE_MS = 100

/**
 * 'seeded': the demo shop was filled in now; 'present': it was before; 'taken': the database holds a real shop and
 * stays as it is.
 */
export type SeedResult = 'seeded' | 'present' | 'taken'

export interface SeedOptions {
  /** whether products get their pictures; by itself when the vector objects are installed */
  pictures?: boolean
  env?: Readonly<Record<string, string | undefined>>
}

/**
 * Fills an empty database with the demo shop, once and whole: ids, texts and dates are the same in every demo
 * shop. One that an older release has filled keeps its goods, and gets the customer, the wishlist and the staff that it
 * lacks. Safe to call at every start, and by two servers at once.
 * @throws in shop mode, that is with a DATABASE_URL: a shop's own database never gets demo products
 */
export async function seedDemo(db: Database, options: SeedOptions = {}): Promise<SeedResult> {
  const { pictures = shapesFolder() !== null, env = process.env } = options
  if (env['DATABASE_URL']) throw new Error('a database of DATABASE_URL never gets the demo shop')
  for (;;) {
    const result = await inTransaction(db, (transaction) => seedInTurn(transaction, pictures))
    if (result !== null) return result
    await wait(PAUSE_MS)
  }
}

/** Null while another server fills the database: that may take longer than a statement may wait for a lock. */
async function seedInTurn(transaction: Transaction, pictures: boolean): Promise<SeedResult | null> {
  const { rows } = await transaction.execute<{ turn: boolean }>(
    sql`select pg_try_advisory_xact_lock(${SEED_LOCK}) as turn`,
  )
  if (rows[0]?.turn !== true) return null
  const result = await seedGoods(transaction, pictures)
  if (result === 'taken') return result
  await seedCustomer(transaction, pictures)
  await seedWishlist(transaction)
  await seedStaff(transaction)
  return result
}

async function seedGoods(tx: Transaction, pictures: boolean): Promise<SeedResult> {
  if ((await tx.select().from(meta).where(eq(meta.key, MARKER))).length > 0) return 'present'
  for (const table of [tables.products, tables.categories, tables.users])
    if ((await tx.select({ id: table.id }).from(table).limit(1)).length > 0) return 'taken'
  await tx.insert(meta).values({ key: MARKER, value: 'done' })
  const rows = seedRows(pictures)
  await tx.insert(tables.categories).values(rows.categories)
  await tx.insert(tables.users).values(rows.users)
  await tx.insert(tables.products).values(rows.products)
  await tx.insert(tables.specifications).values(rows.specifications)
  await tx.insert(variants).values(rows.variants)
  if (rows.productImages.length > 0) await tx.insert(tables.productImages).values(rows.productImages)
  await tx.insert(reviews).values(rows.reviews)
  const words = new WordCounts()
  for (const product of rows.products) words.add(product)
  await words.save(tx)
  return 'seeded'
}
