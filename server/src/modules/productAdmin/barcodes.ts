import { barcodeForms, storedBarcode } from '@dukani/contracts'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/databaseErrors.ts'
import { products, specifications } from '../../db/schema.ts'
import { BARCODE_LOCK } from './barcodeLock.ts'
import type { EditPlan } from './planEdit.ts'
import type { WholeProduct } from './repository.ts'

/**
 * Checks that the barcodes of an edit are free, and clears those that the product's own specifications exchange.
 * @param known null: a new product
 * @returns false: another product or specification has one of them
 */
export async function claimBarcodes(
  transaction: Transaction,
  id: string,
  known: WholeProduct | null,
  { product, parts }: EditPlan,
): Promise<boolean> {
  const writesSpecs = parts.specifications.length > 0
  const specs = writesSpecs ? parts.specifications : (known?.specifications ?? [])
  const codes = codesOf(product, specs)
  const before = known === null ? [] : codesOf(known.product, known.specifications)
  if (JSON.stringify(codes) === JSON.stringify(before)) return true
  const wanted = codes.map(([, code]) => code)
  if (new Set(wanted.map(storedBarcode)).size < wanted.length) return false
  const had = new Set(before.map(([, code]) => code))
  const added = wanted.filter((code) => !had.has(code)).flatMap(barcodeForms)
  // The lock is needed because a unique index covers one table only.
  await transaction.execute(sql`select pg_advisory_xact_lock(${BARCODE_LOCK})`)
  const among = sql`any(${sql.param(added)}::text[])`
  const { rows } = await transaction.execute<{ taken: boolean }>(sql`
    select exists (select from ${products} p where p.barcode = ${among} and p.barcode <> '' and p.id <> ${id})
      or exists (select from ${specifications} s where s.barcode = ${among} and s.barcode <> '' and s.product_id <> ${id})
      as taken`)
  if (rows[0]?.taken !== false) return false
  // Specifications may exchange barcodes, and the index checks each row when it is written.
  if (writesSpecs)
    await transaction
      .update(specifications)
      .set({ barcode: '' })
      .where(and(eq(specifications.productId, id), sql`${specifications.barcode} <> ''`))
  return true
}

/** Whether a write failed because a writer that doesn't take the lock has assigned a barcode meanwhile. */
export const isBarcodeTaken = (error: unknown): boolean =>
  isUniqueViolation(error, ['products_barcode', 'specifications_barcode'])

interface Coded {
  id?: string
  barcode?: string | undefined
}

/** The barcodes of a product and of its specifications, each with what it belongs to. */
function codesOf(product: Coded, specs: readonly Coded[]): [owner: string, code: string][] {
  const own: [string, string] = ['', product.barcode ?? '']
  const all = [own, ...specs.map(({ id = '', barcode = '' }): [string, string] => [id, barcode])]
  return all.filter(([, code]) => code !== '').toSorted()
}
