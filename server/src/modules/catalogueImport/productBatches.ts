import { fileProduct, type FileProduct } from './fileProduct.ts'
import type { RefusedRow } from './importReport.ts'
import { readProducts, type ProductFile } from './productFile.ts'
import type { Refuse } from './parseRow.ts'

/** The size of a batch: it is full with this many products, or with this many specifications and pictures. */
export interface BatchSize {
  products: number
  parts: number
}

/** Products that are written together. */
export interface ProductBatch {
  products: FileProduct[]
  /** the rows that were refused since the batch before */
  refused: RefusedRow[]
  /** how many products were refused as a whole since then */
  refusedProducts: number
  /** products of the file that were read so far */
  done: number
}

/**
 * The products of a file in batches. The last one may have no products.
 * @param from how many products at the beginning of the file are left out, with the rows that were refused before
 */
export async function* productBatches(
  file: ProductFile,
  size: BatchSize,
  from = 0,
): AsyncGenerator<ProductBatch> {
  const fresh = (done: number): ProductBatch => ({ products: [], refused: [], refusedProducts: 0, done })
  let batch = fresh(0)
  let parts = 0
  const refuse: Refuse = (line, handle, reason) => {
    batch.refused.push({ line, handle, reason })
  }
  for await (const rows of readProducts(file, refuse)) {
    batch.done++
    const product = fileProduct(rows, refuse)
    if (batch.done <= from) {
      if (batch.done === from) batch = fresh(from)
      continue
    }
    if (product === null) {
      batch.refusedProducts++
      continue
    }
    batch.products.push(product)
    parts += product.specifications.length + product.pictures.length
    if (batch.products.length >= size.products || parts >= size.parts) {
      yield batch
      batch = fresh(batch.done)
      parts = 0
    }
  }
  yield batch
}
