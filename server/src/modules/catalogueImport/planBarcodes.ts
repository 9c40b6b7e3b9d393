import { storedBarcode } from '@dukani/contracts'
import type { FileBarcode, FileProduct } from './fileProduct.ts'
import { matchSpecifications } from './matchSpecifications.ts'

/** The barcodes that a product will have. */
export interface BarcodePlan {
  product: string
  /** in the order of the file's specifications */
  specifications: string[]
  /** barcodes of the file that something else has */
  taken: FileBarcode[]
}

/** A product of the shop with its barcodes. */
interface KnownProduct {
  product: { barcode: string }
  specifications: readonly { id: string; value: string; sku: string; active: boolean; barcode: string }[]
}

/** One thing of a product that can have a barcode. */
interface Owner {
  wanted: FileBarcode | null
  /** what it has now */
  had: string
  code: string
}

/**
 * Decides a product's barcodes. Its specifications may exchange barcodes. If a new barcode belongs to something else, the
 * present one stays. It also stays if the file gives none.
 */
export function planBarcodes(
  file: FileProduct,
  known: KnownProduct | undefined,
  isFree: (code: string) => boolean,
): BarcodePlan {
  const specs = known?.specifications ?? []
  const matches = matchSpecifications(specs, file.specifications)
  const ownerOf = (wanted: FileBarcode | null, had: string): Owner => {
    const free = wanted !== null && isFree(wanted.code)
    return { wanted, had, code: free ? wanted.code : had }
  }
  const plain = file.specifications.length === 0
  const product = ownerOf(plain ? file.barcode : null, known?.product.barcode ?? '')
  const variants = file.specifications.map(({ barcode }, index) =>
    ownerOf(barcode, matches[index]?.barcode ?? ''),
  )
  const kept = new Set(matches)
  // Barcodes that earlier releases stored may have 12 digits instead of 13.
  const isSame = (one: string, other: string) => storedBarcode(one) === storedBarcode(other)
  // Those that the file no longer names lose theirs, unless they stay because rows of the file were refused.
  const others = file.complete ? [] : specs.filter((spec) => !kept.has(spec)).map(({ barcode }) => barcode)
  // The product's own goes to the specification for which the file names it.
  if (!plain && variants.some(({ code }) => isSame(code, product.code))) product.code = ''
  const owners = [...(plain ? [product] : []), ...variants]
  let again = true
  while (again) {
    again = false
    // From the end, so that the first of two that want one barcode gets it.
    for (const owner of owners.toReversed()) {
      if (owner.code === owner.had || owner.code === '') continue
      const same =
        others.some((code) => isSame(code, owner.code)) ||
        owners.some((one) => one !== owner && isSame(one.code, owner.code))
      if (!same) continue
      owner.code = owner.had
      again = true
    }
  }
  const taken = owners.flatMap(({ wanted, code }) =>
    wanted === null || isSame(wanted.code, code) ? [] : [wanted],
  )
  return { product: product.code, specifications: variants.map(({ code }) => code), taken }
}
