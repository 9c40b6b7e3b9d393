import { newId } from '../../ids.ts'
import type { productImages, products, specifications } from '../../db/schema.ts'
import type { AtRegularPrice, PriceColumns } from '../promotions/priceColumns.ts'
import { specificationStock } from '../catalogue/specificationStock.ts'
import { searchFields } from '../search/fold.ts'
import type { FileBarcode, FileProduct } from './fileProduct.ts'
import { matchSpecifications } from './matchSpecifications.ts'
import { planBarcodes } from './planBarcodes.ts'
import { pathOfAddress } from './pictures/pictureAddress.ts'
import { tidyLine, tidyText } from './text.ts'

type Written<Row> = Omit<Row, 'regularPriceTetri' | 'regularOldPriceTetri'>
export type ProductRecord = Written<Omit<typeof products.$inferInsert, 'createdAt' | 'updatedAt'>> & {
  oldPriceTetri: number | null
}
export type SpecificationRecord = Written<typeof specifications.$inferSelect>
export type PictureRecord = Required<typeof productImages.$inferInsert>

/** A product as it is in the shop, at its regular prices. */
export interface ShopProduct {
  product: AtRegularPrice<typeof products.$inferSelect>
  specifications: AtRegularPrice<typeof specifications.$inferSelect>[]
  pictures: (typeof productImages.$inferSelect)[]
}

/** The changes that make the shop's product what the file describes. */
export interface ProductPlan {
  outcome: 'added' | 'changed' | 'unchanged'
  product: ProductRecord
  /** new and changed ones */
  specifications: SpecificationRecord[]
  pictures: PictureRecord[]
  /** ids of pictures that the file no longer names */
  removedPictures: string[]
  /** barcodes of the file that something else has */
  takenBarcodes: FileBarcode[]
}

/** The same with the prices that the promotions make of the regular ones. */
export type PricedPlan = Pick<ProductPlan, 'pictures' | 'removedPictures'> & {
  product: ProductRecord & PriceColumns<number>
  specifications: (SpecificationRecord & PriceColumns)[]
}

/** The context of a plan. */
export interface PlanContext {
  /** of the category in the file, or the default one for a new product; null keeps a known product's */
  category: { id: string; title: string } | null
  /** the current category of the product in the shop */
  knownCategory: string | null
  /** the paths of the pictures that were loaded */
  paths: ReadonlyMap<string, string>
  /** Whether a barcode of the file is free, or this product's. */
  isFree: (code: string) => boolean
}

/** Compares a product of the file with the shop's and returns the changes. */
export function planProduct(
  file: FileProduct,
  known: ShopProduct | undefined,
  context: PlanContext,
): ProductPlan {
  const id = known?.product.id ?? newId()
  const codes = planBarcodes(file, known, context.isFree)
  const specs = planSpecifications(
    { id, warnLevel: known?.product.warnLevel ?? null },
    file,
    known?.specifications ?? [],
    codes.specifications,
  )
  const pictures = planPictures(id, file, known?.pictures ?? [], context.paths)
  const texts = {
    name: file.name,
    description: file.description,
    nameEn: file.nameEn ?? tidyLine(known?.product.nameEn ?? ''),
    descriptionEn: file.descriptionEn ?? tidyText(known?.product.descriptionEn ?? ''),
  }
  const product: ProductRecord = {
    id,
    handle: file.handle,
    ...texts,
    categoryId: context.category?.id ?? known?.product.categoryId ?? null,
    priceTetri: file.priceTetri,
    oldPriceTetri: file.oldPriceTetri,
    inventory: file.stock ?? known?.product.inventory ?? 0,
    barcode: codes.product,
    published: file.published,
    specificationStock: specificationStock(specs.inventories),
    ...searchFields({
      ...texts,
      category: context.category?.title ?? context.knownCategory,
      specificationValues: specs.active,
    }),
  }
  const written = { specifications: specs.records, ...pictures, takenBarcodes: codes.taken }
  if (known === undefined) return { outcome: 'added', product, ...written }
  const children = specs.records.length + pictures.pictures.length + pictures.removedPictures.length
  const same = children === 0 && sameProduct(product, known.product)
  return { outcome: same ? 'unchanged' : 'changed', product, ...written }
}

function sameProduct(wanted: ProductRecord, known: ShopProduct['product']): boolean {
  return (
    wanted.name === tidyLine(known.name) &&
    wanted.description === tidyText(known.description) &&
    wanted.nameEn === tidyLine(known.nameEn) &&
    wanted.descriptionEn === tidyText(known.descriptionEn) &&
    wanted.categoryId === known.categoryId &&
    wanted.priceTetri === known.priceTetri &&
    wanted.oldPriceTetri === higher(known.oldPriceTetri, known.priceTetri) &&
    wanted.inventory === known.inventory &&
    wanted.barcode === known.barcode &&
    wanted.published === known.published
  )
}

/** An old price counts only if it is higher; otherwise there is none. */
function higher(oldPriceTetri: number | null, priceTetri: number | null): number | null {
  return oldPriceTetri !== null && priceTetri !== null && oldPriceTetri > priceTetri ? oldPriceTetri : null
}

function planSpecifications(
  { id: productId, warnLevel }: { id: string; warnLevel: number | null },
  file: FileProduct,
  known: ShopProduct['specifications'],
  barcodes: readonly string[],
): { records: SpecificationRecord[]; active: string[]; inventories: number[] } {
  const matches = matchSpecifications(known, file.specifications)
  const records: SpecificationRecord[] = []
  const inventories: number[] = []
  file.specifications.forEach(({ value, sku, priceTetri, oldPriceTetri, stock }, position) => {
    const match = matches[position]
    const record: SpecificationRecord = {
      id: match?.id ?? newId(),
      productId,
      position,
      value,
      sku,
      barcode: barcodes[position] ?? '',
      priceTetri,
      oldPriceTetri,
      inventory: stock ?? match?.inventory ?? 0,
      warnLevel,
      active: true,
    }
    inventories.push(record.inventory)
    if (match === undefined || !sameSpecification(record, match)) records.push(record)
  })
  const kept = new Set(matches)
  const gone = known.filter((spec) => spec.active && !kept.has(spec))
  // A refused row may be the very variant that seems to be missing.
  if (file.complete) records.push(...gone.map((spec) => ({ ...spec, barcode: '', active: false })))
  const still = file.complete ? [] : gone
  return {
    records,
    active: [...file.specifications, ...still].map(({ value }) => value),
    inventories: [...inventories, ...still.map(({ inventory }) => inventory)],
  }
}

function sameSpecification(
  wanted: SpecificationRecord,
  known: ShopProduct['specifications'][number],
): boolean {
  return (
    known.active &&
    wanted.position === known.position &&
    wanted.value === tidyLine(known.value) &&
    wanted.sku === tidyLine(known.sku) &&
    wanted.barcode === known.barcode &&
    wanted.priceTetri === known.priceTetri &&
    wanted.oldPriceTetri === higher(known.oldPriceTetri, known.priceTetri) &&
    wanted.inventory === known.inventory
  )
}

function planPictures(
  productId: string,
  file: FileProduct,
  known: ShopProduct['pictures'],
  paths: PlanContext['paths'],
): Pick<ProductPlan, 'pictures' | 'removedPictures'> {
  const free = new Set(known)
  const records: PictureRecord[] = []
  const shown = new Set<string>()
  let allHad = true
  let position = 0
  for (const { src, alt } of file.pictures) {
    const path = paths.get(src)
    if (path === undefined) {
      allHad = false
      continue
    }
    // two addresses may give one and the same picture
    if (shown.has(path)) continue
    shown.add(path)
    const own = pathOfAddress(src)
    const match = [...free].find(
      (picture) => picture.source === src || picture.path === own || picture.path === path,
    )
    const source = own === path ? (match?.source ?? '') : src
    const record: PictureRecord = { id: match?.id ?? newId(), productId, position, path, alt, source }
    position++
    if (match !== undefined) free.delete(match)
    if (match === undefined || !samePicture(record, match)) records.push(record)
  }
  // A picture that couldn't be loaded may be the new address of one that is already there.
  const removed = file.complete && allHad ? [...free].map((picture) => picture.id) : []
  return { pictures: records, removedPictures: removed }
}

function samePicture(wanted: PictureRecord, known: ShopProduct['pictures'][number]): boolean {
  return (
    wanted.position === known.position &&
    wanted.path === known.path &&
    wanted.alt === tidyLine(known.alt) &&
    wanted.source === known.source
  )
}
