import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import type { Database } from '../../../../server/src/db/database.ts'
import { cartItems } from '../../../../server/src/db/cartSchema.ts'
import { categories, productImages, products, specifications } from '../../../../server/src/db/schema.ts'
import { variants } from '../../../../server/src/db/variantSchema.ts'
import { createFileStore } from '../../../../server/src/gateways/media/fileStore.ts'
import {
  importCatalogue,
  type ImportOptions,
} from '../../../../server/src/modules/catalogueImport/importCatalogue.ts'
import type { ImportReport } from '../../../../server/src/modules/catalogueImport/importReport.ts'
import { csvOf, type Cells } from './csv.ts'
import { testFolder } from './folder.ts'

/** Everything of the catalogue, to compare two moments to the last column. */
export async function catalogueOf(db: Database) {
  return {
    categories: await db.select().from(categories).orderBy(asc(categories.id)),
    products: await db.select().from(products).orderBy(asc(products.id)),
    specifications: await db.select().from(specifications).orderBy(asc(specifications.id)),
    productImages: await db.select().from(productImages).orderBy(asc(productImages.id)),
    variants: await db.select().from(variants).orderBy(asc(variants.id)),
    cartItems: await db.select().from(cartItems).orderBy(asc(cartItems.id)),
  }
}

export type Settings = Partial<Omit<ImportOptions, 'file' | 'store'>>

/** Imports files into a test's database. Nothing is fetched unless a test asks for it. */
export async function importer(db: Database) {
  const folder = await testFolder()
  const mediaDir = join(folder.path, 'media')

  const importFile = (file: string, settings: Settings = {}): Promise<ImportReport> =>
    importCatalogue(db, {
      file,
      store: createFileStore(mediaDir),
      images: undefined,
      fetch: false,
      allowPrivate: false,
      dryRun: false,
      onProgress: () => undefined,
      ...settings,
    })

  return {
    folder,
    mediaDir,
    importFile,
    importRows: async (rows: readonly Cells[], settings: Settings = {}) =>
      importFile(await folder.write('catalogue.csv', csvOf(rows)), settings),
    clear: async () => {
      await db.delete(products)
      await db.delete(categories)
    },
  }
}
