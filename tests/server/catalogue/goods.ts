import { eq } from 'drizzle-orm'
import type { Database } from '../../../server/src/db/database.ts'
import { categories, productImages, products, specifications } from '../../../server/src/db/schema.ts'
import { variants } from '../../../server/src/db/variantSchema.ts'
import { newId } from '../../../server/src/ids.ts'
import { specificationStock } from '../../../server/src/modules/catalogue/specificationStock.ts'
import { searchFields } from '../../../server/src/modules/search/fold.ts'
import { WordCounts } from '../../../server/src/modules/search/wordCounts.ts'

/** A specification as a test gives it. */
export interface TestSpecification {
  value: string
  priceTetri: number | null
  oldPriceTetri?: number
  inventory?: number
  active?: boolean
}

/** A product as a test gives it: what it doesn't say is ordinary. */
export interface TestProduct extends Partial<typeof products.$inferInsert> {
  name: string
  category?: { id: string; title: string }
  images?: string[]
  specifications?: TestSpecification[]
  sizes?: { size: string; inventory: number }[]
}

/** What was put in, with the ids it got. */
export interface StoredProduct {
  id: string
  specificationIds: string[]
}

/** Puts a category into the database. */
export async function storeCategory(db: Database, title: string, position = 0) {
  const category = { id: newId(), title, position }
  await db.insert(categories).values(category)
  return category
}

/** Puts a product into the database, folded for search as the shop does it. */
export async function storeProduct(db: Database, product: TestProduct): Promise<StoredProduct> {
  const { category, images = [], specifications: given = [], sizes = [], ...columns } = product
  const id = newId()
  const folded = searchFields({
    name: product.name,
    category: category?.title ?? null,
    specificationValues: given.map(({ value }) => value),
    description: product.description ?? '',
    nameEn: product.nameEn ?? '',
    descriptionEn: product.descriptionEn ?? '',
  })
  const row = {
    handle: id,
    priceTetri: 1000,
    inventory: 10,
    categoryId: category?.id ?? null,
    specificationStock: specificationStock(
      given.filter(({ active = true }) => active).map(({ inventory = 10 }) => inventory),
    ),
    ...folded,
    ...columns,
    id,
  }
  await db.insert(products).values(row)
  const words = new WordCounts()
  words.add(row)
  await words.save(db)
  const specificationIds = given.map(() => newId())
  const rows = given.map((specification, position) => ({
    inventory: 10,
    ...specification,
    id: specificationIds[position] ?? '',
    productId: id,
    position,
  }))
  if (rows.length > 0) await db.insert(specifications).values(rows)
  const pictures = images.map((path, position) => ({ id: newId(), productId: id, position, path }))
  if (pictures.length > 0) await db.insert(productImages).values(pictures)
  const variantRows = sizes.map((size, position) => ({ id: newId(), productId: id, position, ...size }))
  if (variantRows.length > 0) await db.insert(variants).values(variantRows)
  return { id, specificationIds }
}

/** Changes a product's row as the shop's keeper does. */
export async function changeProduct(
  db: Database,
  id: string,
  values: Partial<typeof products.$inferInsert>,
): Promise<void> {
  const words = new WordCounts()
  const [before] = await db.select().from(products).where(eq(products.id, id))
  const [after] = await db
    .update(products)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(products.id, id))
    .returning()
  if (before !== undefined) words.remove(before)
  if (after !== undefined) words.add(after)
  await words.save(db)
}
