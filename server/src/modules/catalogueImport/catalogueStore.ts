import { and, asc, eq, getTableColumns, getTableName, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { unionAll, type PgTable } from 'drizzle-orm/pg-core'
import { newId } from '../../ids.ts'
import type { Executor, Transaction } from '../../db/database.ts'
import { categories, productImages, products, specifications } from '../../db/schema.ts'
import { atRegularPrice } from '../promotions/priceColumns.ts'
import { NO_ID } from '../uuid.ts'
import type { PricedPlan, ShopProduct } from './planProduct.ts'

/** The shop's products with these handles. */
export async function loadProducts(
  db: Executor,
  handles: readonly string[],
): Promise<Map<string, ShopProduct>> {
  return byHandle(db, await withHandles(db, handles))
}

/** The same, for a transaction that changes them: other writers of these products wait until it ends. */
export async function lockProducts(
  tx: Transaction,
  handles: readonly string[],
): Promise<Map<string, ShopProduct>> {
  // In one order, so that two imports rarely wait for each other.
  return byHandle(tx, await withHandles(tx, handles).orderBy(asc(products.id)).for('update'))
}

function withHandles(db: Executor, handles: readonly string[]) {
  return db
    .select()
    .from(products)
    .where(inArray(products.handle, [...handles]))
}

async function byHandle(db: Executor, rows: (typeof products.$inferSelect)[]) {
  return new Map((await withParts(db, rows)).map((product) => [product.product.handle, product]))
}

/** Adds their specifications and pictures to products, in order. All are at their regular prices. */
export async function withParts(
  db: Executor,
  rows: (typeof products.$inferSelect)[],
): Promise<ShopProduct[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const specs = await db
    .select()
    .from(specifications)
    .where(inArray(specifications.productId, ids))
    .orderBy(asc(specifications.position), asc(specifications.id))
  const pictures = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(asc(productImages.position), asc(productImages.id))
  const specsOf = Map.groupBy(specs, ({ productId }) => productId)
  const picturesOf = Map.groupBy(pictures, ({ productId }) => productId)
  return rows.map((product) => ({
    product: atRegularPrice(product),
    specifications: (specsOf.get(product.id) ?? []).map(atRegularPrice),
    pictures: picturesOf.get(product.id) ?? [],
  }))
}

/** Rows per statement: PostgreSQL takes at most 65,535 values in one. */
const ROWS = 2000

/** Writes what has changed, in few statements whatever the number of products. */
export async function savePlans(db: Executor, wanted: readonly PricedPlan[]): Promise<void> {
  for (const ids of chunks(wanted.flatMap(({ removedPictures }) => removedPictures))) {
    await db.delete(productImages).where(inArray(productImages.id, ids))
  }
  for (const values of chunks(wanted.map(({ product }) => product))) {
    await db
      .insert(products)
      .values(values)
      .onConflictDoUpdate({
        target: products.id,
        // A deleted product that a file has again is restored.
        set: {
          ...given(products, ['id', 'handle', 'version', 'warnLevel']),
          updatedAt: sql`excluded.updated_at`,
          version: sql`${products.version} + 1`,
        },
      })
  }
  // Specifications may exchange their barcodes, and the index checks each row as it is written.
  for (const values of chunks(wanted.flatMap((plan) => plan.specifications))) {
    const ids = values.map(({ id }) => id)
    await db
      .update(specifications)
      .set({ barcode: '' })
      .where(and(inArray(specifications.id, ids), ne(specifications.barcode, '')))
  }
  for (const values of chunks(wanted.flatMap((plan) => plan.specifications))) {
    await db
      .insert(specifications)
      .values(values)
      .onConflictDoUpdate({ target: specifications.id, set: given(specifications, ['id', 'productId']) })
  }
  for (const values of chunks(wanted.flatMap((plan) => plan.pictures))) {
    await db
      .insert(productImages)
      .values(values)
      .onConflictDoUpdate({ target: productImages.id, set: given(productImages, ['id', 'productId']) })
  }
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = []
  for (let start = 0; start < items.length; start += ROWS) pieces.push(items.slice(start, start + ROWS))
  return pieces
}

/** The columns that an import never writes, such as ratings. */
const EARNED = ['totalSold', 'promotion', 'ratingSum', 'ratingCount', 'rating', 'createdAt', 'updatedAt']

/** What an upsert updates: the columns of the new row, with exceptions. */
function given(table: PgTable, but: readonly string[]): Record<string, SQL> {
  const written = Object.entries(getTableColumns(table)).filter(
    ([key]) => !but.includes(key) && !EARNED.includes(key),
  )
  return Object.fromEntries(
    written.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  )
}

/**
 * The shop's categories by title, as they were when an import began; it adds missing ones. Staff may add, rename and delete
 * categories meanwhile, until the import has put a product into them.
 */
export class Categories {
  readonly #db: Executor
  readonly #byTitle = new Map<string, string>()
  readonly #titles = new Map<string, string>()
  #lastPosition = 0

  private constructor(db: Executor) {
    this.#db = db
  }

  static async load(db: Executor): Promise<Categories> {
    const all = new Categories(db)
    for (const { id, title, position } of await db.select().from(categories)) {
      all.#remember(id, title)
      all.#lastPosition = Math.max(all.#lastPosition, position)
    }
    return all
  }

  titleOf(id: string | null): string | null {
    return (id === null ? undefined : this.#titles.get(id)) ?? null
  }

  /**
   * The category with a title; a new one comes last.
   * @returns `added` false: it was there, perhaps added by staff meanwhile
   */
  async named(title: string): Promise<{ id: string; title: string; added: boolean }> {
    const known = this.#byTitle.get(title)
    if (known !== undefined) return { id: known, title, added: false }
    const newOne = { id: newId(), title, position: ++this.#lastPosition }
    const [stored] = await this.#db
      .insert(categories)
      .values(newOne)
      // Changes nothing, so that the row is returned and stays until the transaction ends.
      .onConflictDoUpdate({ target: categories.title, set: { position: sql`${categories.position}` } })
      .returning({ id: categories.id })
    const { id } = stored ?? newOne
    this.#remember(id, title)
    return { id, title, added: id === newOne.id }
  }

  /** Has the products of categories that were renamed meanwhile renewed: this import has written their old titles. */
  async renewRenamed(): Promise<void> {
    await this.#db.execute(sql`
      update ${categories} set renewed_until = ${NO_ID}
      from unnest(${sql.param([...this.#titles.keys()])}::uuid[], ${sql.param([...this.#titles.values()])}::text[])
        as known (id, title)
      where ${categories.id} = known.id and ${categories.title} <> known.title`)
  }

  #remember(id: string, title: string): void {
    this.#byTitle.set(title, id)
    this.#titles.set(id, title)
  }
}

/** The shop's existing pictures, by the address that they came from or by their own path. */
export async function knownPictures(
  db: Executor,
  sources: readonly string[],
  paths: readonly string[],
): Promise<{ source: string; path: string }[]> {
  const bySource = sources.length > 0 ? inArray(productImages.source, [...sources]) : sql`false`
  const byPath = paths.length > 0 ? inArray(productImages.path, [...paths]) : sql`false`
  return db
    .selectDistinct({ source: productImages.source, path: productImages.path })
    .from(productImages)
    .where(sql`${bySource} or ${byPath}`)
}

/** A part of an export, oldest product first, after a product. @param where which products; undefined: all */
export function productsAfter(
  db: Executor,
  after: { createdAt: string; id: string } | null,
  { limit, where }: { limit: number; where: SQL | undefined },
) {
  // Anew each time, since a union changes the order that it is given.
  const order = () => [asc(products.createdAt), asc(products.id)]
  const isAfter =
    after &&
    sql`(${products.createdAt}, ${products.id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
  // The index begins with `published`, so each half is read by it, in order.
  const half = (published: boolean) =>
    db
      .select()
      .from(products)
      .where(and(eq(products.published, published), isNull(products.deletedAt), isAfter ?? undefined, where))
      .orderBy(...order())
      .limit(limit)
  const part = unionAll(half(true), half(false))
    .orderBy(...order())
    .limit(limit)
    .as(getTableName(products))
  return db
    .select({
      product: products,
      createdAt: sql<string>`${products.createdAt}::text`,
      category: categories.title,
    })
    .from(part)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .orderBy(...order())
}
