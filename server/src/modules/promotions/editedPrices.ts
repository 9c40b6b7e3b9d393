import type { Transaction } from '../../db/database.ts'
import { priceChecks } from '../../db/priceCutSchema.ts'
import { newId } from '../../ids.ts'
import type { PriceCut } from './cutPrice.ts'
import { priceColumns, type AtRegularPrice, type PriceColumns, type RegularPrice } from './priceColumns.ts'
import { runningCuts, type CutProduct } from './runningCuts.ts'

type Known<Row> = Row & Pick<AtRegularPrice<unknown>, 'cutPriceTetri'>

/** A product that is edited or imported, at its regular prices. */
export interface EditedProduct<Product = CutProduct, Specification = unknown> {
  product: Product
  /** those that are written: new and changed ones */
  specifications: readonly Specification[]
  /** as it is, locked; null: it is a new product */
  known: {
    product: { categoryId: string | null }
    specifications: readonly Known<Specification>[]
  } | null
}

/**
 * The cuts that apply to edited products at this moment, by their ids. A product that joins or leaves a category of a
 * promotion follows.
 */
export async function cutsOfEdited(
  transaction: Transaction,
  edited: readonly EditedProduct[],
): Promise<Map<string, PriceCut[]>> {
  const joining = edited.filter(
    ({ product: { categoryId = null }, known }) =>
      categoryId !== null && categoryId !== (known?.product.categoryId ?? null),
  )
  // A promotion of the new category that starts before this transaction commits doesn't see the products in it.
  if (joining.length > 0)
    await transaction
      .insert(priceChecks)
      .values(joining.map(({ product }) => ({ id: newId(), productId: product.id })))
  return runningCuts(
    transaction,
    edited.map(({ product }) => product),
  )
}

/** What is written of an edited product: its rows with their price columns, and specifications whose price alone changes. */
export function pricedRows<
  Product extends CutProduct & RegularPrice<number>,
  Specification extends RegularPrice & { id: string },
>(
  { product, specifications, known }: EditedProduct<Product, Specification>,
  cutsOf: ReadonlyMap<string, readonly PriceCut[]>,
): { product: Product & PriceColumns<number>; specifications: (Specification & PriceColumns)[] } {
  const cuts = cutsOf.get(product.id) ?? []
  const written = new Set(specifications.map(({ id }) => id))
  const others = (known?.specifications ?? []).filter(
    (each) => !written.has(each.id) && priceColumns(each, cuts).priceTetri !== currentPrice(each),
  )
  return {
    product: { ...product, ...priceColumns(product, cuts) },
    specifications: [...specifications, ...others].map((each) => ({ ...each, ...priceColumns(each, cuts) })),
  }
}

/** What a specification costs at this moment. */
const currentPrice = ({ priceTetri, cutPriceTetri }: Known<RegularPrice>) => cutPriceTetri ?? priceTetri
