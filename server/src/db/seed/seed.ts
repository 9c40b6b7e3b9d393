import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database.ts'
import * as tables from '../schema.ts'
import { inTransaction } from '../transaction.ts'
import { seedRows } from './rows.ts'
import { seedCustomer } from './seedCustomer.ts'
import { seedWishlist } from './seedWishlist.ts'
import { shapesFolder } from './shapesFolder.ts'

const MARKER = 'demo-seed'

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
 * shop. One that an older release has filled keeps its goods, and gets the customer and the wishlist that it lacks. Safe to call at
 * every start, and by two servers at once.
 * @throws in shop mode, that is with a DATABASE_URL: a shop's own database never gets demo products
 */
export async function seedDemo(db: Database, options: SeedOptions = {}): Promise<SeedResult> {
  const { pictures = shapesFolder() !== null, env = process.env } = options
  if (env['DATABASE_URL']) throw new Error('a database of DATABASE_URL never gets the demo shop')
  return inTransaction(db, async (transaction) => {
    // While another server fills it, this one waits, however slow the machine is.
    await transaction.execute(sql`set local lock_timeout = 0`)
    await transaction.execute(sql`set local statement_timeout = 0`)
    const result = await seedGoods(transaction, pictures)
    if (result === 'taken') return result
    await seedCustomer(transaction, pictures)
    await seedWishlist(transaction)
    return result
  })
}

async function seedGoods(tx: Transaction, pictures: boolean): Promise<SeedResult> {
  if ((await tx.select().from(tables.meta).where(eq(tables.meta.key, MARKER))).length > 0) return 'present'
  for (const table of [tables.products, tables.categories, tables.users])
    if ((await tx.select({ id: table.id }).from(table).limit(1)).length > 0) return 'taken'
  // First of all writes, so that of two servers the later one waits here and then finds it done.
  const marked = await tx
    .insert(tables.meta)
    .values({ key: MARKER, value: 'done' })
    .onConflictDoNothing()
    .returning()
  if (marked.length === 0) return 'present'
  const rows = seedRows(pictures)
  await tx.insert(tables.categories).values(rows.categories)
  await tx.insert(tables.users).values(rows.users)
  await tx.insert(tables.products).values(rows.products)
  await tx.insert(tables.specifications).values(rows.specifications)
  await tx.insert(tables.variants).values(rows.variants)
  if (rows.productImages.length > 0) await tx.insert(tables.productImages).values(rows.productImages)
  await tx.insert(tables.reviews).values(rows.reviews)
  return 'seeded'
}
