import { barcodeForms, storedBarcode } from '@dukani/contracts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { products, specifications } from '../../db/schema.ts'
import { BARCODE_LOCK } from '../productAdmin/barcodeLock.ts'
import type { FileProduct } from './fileProduct.ts'

/**
 * The handles of the products that have barcodes, by barcode in the form that is stored now. In the whole shop a barcode belongs
 * to one product or specification.
 */
export type BarcodeOwners = ReadonlyMap<string, string>

/** The owners of the barcodes that products of a file want. */
export async function barcodeOwners(db: Executor, batch: readonly FileProduct[]): Promise<BarcodeOwners> {
  const codes = batch.flatMap(codesOf).flatMap(barcodeForms)
  if (codes.length === 0) return new Map()
  const among = sql`any(${sql.param(codes)}::text[])`
  const { rows } = await db.execute<{ code: string; handle: string }>(sql`
    select p.barcode as code, p.handle from ${products} p where p.barcode = ${among} and p.barcode <> ''
    union all
    select s.barcode as code, p.handle from ${specifications} s join ${products} p on p.id = s.product_id
      where s.barcode = ${among} and s.barcode <> ''`)
  // If one product has the 12-digit form and another the 13-digit form, the latter is the owner: a write of the 13-digit form
  // would conflict with it.
  const sorted = rows.toSorted((a, b) => a.code.length - b.code.length)
  return new Map(sorted.map(({ code, handle }) => [storedBarcode(code), handle]))
}

/**
 * The owners of a batch's barcodes, for a transaction that has locked its products. Until it ends, no other transaction can
 * assign barcodes.
 * @param seen the owners as they were read before
 */
export async function lockBarcodes(
  db: Executor,
  batch: readonly FileProduct[],
  seen: BarcodeOwners,
): Promise<BarcodeOwners> {
  // If each barcode already has an owner, no other product can be given one of them meanwhile: no lock is needed.
  if (batch.every((product) => codesOf(product).every((code) => seen.has(code)))) return seen
  await db.execute(sql`select pg_advisory_xact_lock(${BARCODE_LOCK})`)
  return barcodeOwners(db, batch)
}

const codesOf = ({ barcode, specifications: specs }: FileProduct): string[] =>
  [barcode, ...specs.map((spec) => spec.barcode)].flatMap((wanted) => (wanted === null ? [] : [wanted.code]))
