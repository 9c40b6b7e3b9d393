import { storedBarcode, toTetri, type ProductChange, type ProductCreate } from '@dukani/contracts'
import type { products } from '../../db/schema.ts'
import { newId } from '../../ids.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { HIGHEST_STOCK, specificationStock } from '../catalogue/specificationStock.ts'
import type { SpecificationRecord } from '../catalogueImport/planProduct.ts'
import { tidyLine, tidyText } from '../catalogueImport/text.ts'
import { searchFields } from '../search/fold.ts'
import type { PartChanges, WholeProduct } from './repository.ts'

/** The fields of an edit; undefined: stays as it is. */
export type ProductEdit = Omit<ProductChange, 'version'> | ProductCreate

/**
 * Why an edit isn't possible. `notEnough`: more pieces would be removed than are in stock; `tooMany`: more would be in stock
 * than can be stored. `barcodeTaken`: another product or specification has it.
 */
export type EditProblem =
  'unknownCategory' | 'unknownPart' | 'unknownPicture' | 'notEnough' | 'tooMany' | 'barcodeTaken'

/** The rows of an edited product, at its regular prices. */
export interface EditPlan {
  product: ProductColumns
  parts: PartChanges<SpecificationRecord>
}
type ProductColumns = Pick<
  typeof products.$inferSelect,
  | 'name'
  | 'description'
  | 'nameEn'
  | 'descriptionEn'
  | 'categoryId'
  | 'priceTetri'
  | 'oldPriceTetri'
  | 'inventory'
  | 'barcode'
  | 'warnLevel'
  | 'published'
  | 'specificationStock'
  | 'searchName'
  | 'searchText'
>

/** What an edit may refer to. */
export interface EditContext {
  /** titles by id */
  categories: ReadonlyMap<string, string>
  /** paths of uploaded pictures */
  uploaded: ReadonlySet<string>
}

/** What an edit makes of a product. @param known null: it is a new product */
export function planEdit(
  id: string,
  known: WholeProduct | null,
  edit: ProductEdit,
  { categories, uploaded }: EditContext,
): Result<EditPlan, EditProblem> {
  const was = known?.product
  const warnLevel = edit.warn_level === undefined ? (was?.warnLevel ?? null) : edit.warn_level
  const specs = planSpecifications({ id, warnLevel }, known?.specifications ?? [], edit.specifications)
  if (!specs.ok) return specs
  const sizes = planVariants(id, known?.variants ?? [], edit.variants)
  if (!sizes.ok) return sizes
  const pictures = planPictures(id, known?.pictures ?? [], edit.pictures, uploaded)
  if (!pictures.ok) return pictures
  const categoryId = editedCategory(known, edit)
  const category = categoryId === null ? null : categories.get(categoryId)
  if (category === undefined) return fail('unknownCategory')
  const inventory = (was?.inventory ?? 0) + (edit.stock_change ?? 0)
  if (inventory < 0) return fail('notEnough')
  if (inventory > HIGHEST_STOCK) return fail('tooMany')
  const texts = planTexts(was, edit)
  const priceTetri = edit.price === undefined ? (was?.priceTetri ?? 0) : toTetri(edit.price)
  const oldPriceTetri = edit.old_price === undefined ? (was?.oldPriceTetri ?? null) : tetriOf(edit.old_price)
  const offered = specs.value.all.filter(({ active }) => active)
  return succeed({
    product: {
      ...texts,
      categoryId,
      priceTetri,
      oldPriceTetri: higher(oldPriceTetri, priceTetri),
      inventory,
      barcode: barcodeOf(edit.barcode, was?.barcode),
      warnLevel,
      published: edit.published ?? was?.published ?? true,
      specificationStock: specificationStock(offered.map((specification) => specification.inventory)),
      ...searchFields({
        ...texts,
        category,
        specificationValues: offered.map(({ value }) => value),
      }),
    },
    parts: { specifications: specs.value.changed, ...sizes.value, ...pictures.value },
  })
}

type Texts = Pick<ProductColumns, 'name' | 'description' | 'nameEn' | 'descriptionEn'>

function planTexts(was: Texts | undefined, edit: ProductEdit): Texts {
  const line = (sent: string | undefined, stored = '') => (sent === undefined ? stored : tidyLine(sent))
  const text = (sent: string | undefined, stored = '') => (sent === undefined ? stored : tidyText(sent))
  return {
    name: line(edit.name, was?.name),
    description: text(edit.description, was?.description),
    nameEn: line(edit.name_en, was?.nameEn),
    descriptionEn: text(edit.description_en, was?.descriptionEn),
  }
}

/** The id of the category that a product is in after an edit; null: none. */
export function editedCategory(known: WholeProduct | null, { category }: ProductEdit): string | null {
  if (category === undefined) return known?.product.categoryId ?? null
  return category === null ? null : String(category)
}

/** A barcode that isn't changed stays in the form in which it is stored. */
function barcodeOf(sent: string | undefined, was = ''): string {
  return sent === undefined || sent === was ? was : storedBarcode(sent)
}

function planSpecifications(
  { id: productId, warnLevel }: { id: string; warnLevel: number | null },
  known: readonly SpecificationRecord[],
  wanted: ProductEdit['specifications'],
): Result<{ all: SpecificationRecord[]; changed: SpecificationRecord[] }, EditProblem> {
  if (wanted === undefined) {
    const levelChanges = known.some((each) => each.active && each.warnLevel !== warnLevel)
    return succeed({
      all: [...known],
      changed: levelChanges ? known.map((each) => ({ ...each, warnLevel })) : [],
    })
  }
  const active = new Map(known.filter((each) => each.active).map((each) => [each.id, each]))
  const offered: SpecificationRecord[] = []
  for (const [position, { id, value, sku, barcode, price, old_price, stock_change }] of wanted.entries()) {
    const match = id === null ? undefined : active.get(String(id))
    if (id !== null && match === undefined) return fail('unknownPart')
    active.delete(String(id))
    const inventory = (match?.inventory ?? 0) + stock_change
    if (inventory < 0) return fail('notEnough')
    if (inventory > HIGHEST_STOCK) return fail('tooMany')
    const priceTetri = tetriOf(price)
    offered.push({
      id: match?.id ?? newId(),
      productId,
      position,
      value: tidyLine(value),
      sku: tidyLine(sku),
      barcode: barcodeOf(barcode, match?.barcode),
      priceTetri,
      oldPriceTetri: higher(tetriOf(old_price), priceTetri),
      inventory,
      warnLevel,
      active: true,
    })
  }
  // Carts and orders refer to it.
  const gone = [...active.values()].map((each) => ({ ...each, barcode: '', active: false }))
  const all = [...offered, ...gone]
  return succeed({ all, changed: all })
}

function planVariants(
  productId: string,
  known: WholeProduct['variants'],
  wanted: ProductEdit['variants'],
): Result<Pick<PartChanges, 'variants' | 'removedVariants'>, EditProblem> {
  if (wanted === undefined) return succeed({ variants: [], removedVariants: [] })
  const left = new Set(known.map(({ id }) => id))
  const rows: PartChanges['variants'] = []
  for (const [position, { id, size, stock }] of wanted.entries()) {
    if (id !== null && !left.delete(String(id))) return fail('unknownPart')
    rows.push({
      id: id === null ? newId() : String(id),
      productId,
      position,
      size: tidyLine(size),
      inventory: stock,
    })
  }
  return succeed({ variants: rows, removedVariants: [...left] })
}

function planPictures(
  productId: string,
  known: WholeProduct['pictures'],
  wanted: ProductEdit['pictures'],
  uploaded: ReadonlySet<string>,
): Result<Pick<PartChanges, 'pictures' | 'removedPictures'>, EditProblem> {
  if (wanted === undefined) return succeed({ pictures: [], removedPictures: [] })
  const left = new Map(known.map((picture) => [picture.path, picture]))
  const shown = new Set<string>()
  const rows: PartChanges['pictures'] = []
  for (const { path, alt } of wanted) {
    if (shown.has(path)) continue
    const match = left.get(path)
    if (match === undefined && !uploaded.has(path)) return fail('unknownPicture')
    left.delete(path)
    rows.push({
      id: match?.id ?? newId(),
      productId,
      position: shown.size,
      path,
      alt: tidyLine(alt),
      source: match?.source ?? '',
    })
    shown.add(path)
  }
  const wantedIds = new Set(rows.map(({ id }) => id))
  return succeed({
    pictures: rows,
    removedPictures: known.filter(({ id }) => !wantedIds.has(id)).map(({ id }) => id),
  })
}

function tetriOf(gel: number | null): number | null {
  return gel === null ? null : toTetri(gel)
}

/** An old price counts only if it is higher (PROD-02). */
function higher(oldPriceTetri: number | null, priceTetri: number | null): number | null {
  return oldPriceTetri !== null && priceTetri !== null && oldPriceTetri > priceTetri ? oldPriceTetri : null
}
