import { createTranslate, ka } from '@dukani/i18n'
import type { Tetri } from '@dukani/contracts'
import type { SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'
import { productsAfter, withParts } from './catalogueStore.ts'
import { writeRow } from './csv/writeRow.ts'
import { lowestPrice } from './fileProduct.ts'
import { textToHtml } from './html.ts'
import { exportAddress } from './pictures/pictureAddress.ts'
import type { ShopProduct } from './planProduct.ts'

/** The columns of Shopify's own export, in its order, followed by the shop's own. */
const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Status',
  'Dukani / Price',
  'Dukani / Compare At Price',
  'Dukani / Title EN',
  'Dukani / Body EN (HTML)',
] as const

type Cells = Partial<Record<(typeof HEADER)[number], string>>

const BATCH = 200

/** The options of an export. */
export interface ExportOptions {
  /** the shop's origin, so that pictures have addresses that others can fetch; undefined: paths of this shop */
  publicUrl: string | undefined
  /** a condition on products; without it all are written */
  where?: SQL | undefined
  /** called after each batch with the number of products written so far */
  onProgress: (products: number) => void
}

/** The catalogue, hidden products too, as lines of a Shopify product CSV, oldest product first. */
export async function* exportCatalogue(db: Executor, options: ExportOptions): AsyncGenerator<string> {
  let written = 0
  let after: { createdAt: string; id: string } | null = null
  for (;;) {
    const rows: Awaited<ReturnType<typeof productsAfter>> = await productsAfter(db, after, {
      limit: BATCH,
      where: options.where,
    })
    // only now, so that nothing is written if the database refuses
    if (after === null) yield writeRow(HEADER)
    const last = rows.at(-1)
    if (last === undefined) return
    after = { createdAt: last.createdAt, id: last.product.id }
    const whole = await withParts(
      db,
      rows.map(({ product }) => product),
    )
    for (const [index, product] of whole.entries()) {
      yield productLines(product, rows[index]?.category ?? null, options.publicUrl)
    }
    written += rows.length
    options.onProgress(written)
  }
}

function productLines(shop: ShopProduct, category: string | null, publicUrl: string | undefined): string {
  const variants = variantCells(shop)
  const pictures = shop.pictures.map(({ path, alt }, index): Cells => ({
    'Image Src': exportAddress(path, publicUrl),
    'Image Position': String(index + 1),
    'Image Alt Text': alt,
  }))
  const rows = Array.from({ length: Math.max(variants.length, pictures.length) }, (_, index): Cells => ({
    Handle: shop.product.handle,
    ...(index === 0 ? productCells(shop, category) : {}),
    ...variants[index],
    ...pictures[index],
  }))
  return rows.map((cells) => writeRow(HEADER.map((column) => cells[column] ?? ''))).join('')
}

function productCells({ product, specifications }: ShopProduct, category: string | null): Cells {
  const active = specifications.filter((spec) => spec.active)
  const derived = lowestPrice(active)
  // Shopify's products have no price of their own; where this shop's has one, a column of ours keeps it.
  const own =
    active.length > 0 &&
    (derived?.priceTetri !== product.priceTetri || derived.oldPriceTetri !== product.oldPriceTetri)
  return {
    Title: product.name,
    'Body (HTML)': textToHtml(product.description),
    Type: category ?? '',
    Published: String(product.published),
    'Gift Card': 'false',
    Status: 'active',
    ...(own && {
      'Dukani / Price': amount(product.priceTetri),
      'Dukani / Compare At Price': amount(product.oldPriceTetri),
    }),
    'Dukani / Title EN': product.nameEn,
    'Dukani / Body EN (HTML)': textToHtml(product.descriptionEn),
  }
}

function variantCells({ product, specifications }: ShopProduct): Cells[] {
  const active = specifications.filter((spec) => spec.active)
  if (active.length === 0) {
    const only = sold(product.inventory, product.priceTetri, product.oldPriceTetri)
    return [
      {
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Variant Barcode': product.barcode,
        ...only,
      },
    ]
  }
  return active.map((spec, index) => ({
    ...(index === 0 && { 'Option1 Name': createTranslate(ka)('product.specifications') }),
    'Option1 Value': spec.value,
    'Variant SKU': spec.sku,
    'Variant Barcode': spec.barcode,
    ...sold(spec.inventory, spec.priceTetri, spec.oldPriceTetri),
  }))
}

function sold(stock: number, price: Tetri | null, oldPrice: Tetri | null): Cells {
  return {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': String(stock),
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': amount(price),
    'Variant Compare At Price': amount(oldPrice),
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
  }
}

function amount(tetri: Tetri | null): string {
  if (tetri === null) return ''
  const digits = String(tetri).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
