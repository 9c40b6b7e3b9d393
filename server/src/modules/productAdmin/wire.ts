import { toGel, type StaffProduct, type StaffProductDetails } from '@dukani/contracts'
import { imageAddress } from '../catalogue/wire.ts'
import type { AtRegularPrice } from '../promotions/priceColumns.ts'
import type { StaffProductRow } from './listRepository.ts'
import type { WholeProduct } from './repository.ts'

/** A row of the list as the API returns it. */
export function wireStaffProduct(row: AtRegularPrice<StaffProductRow>): StaffProduct {
  const { id, handle, name, published, version, stock, hasSpecifications } = row
  return {
    id,
    handle,
    name,
    price: toGel(row.priceTetri),
    old_price: gelOf(row.oldPriceTetri),
    cut_price: gelOf(row.cutPriceTetri),
    stock,
    has_specifications: hasSpecifications,
    published,
    category:
      row.categoryId === null || row.categoryTitle === null
        ? null
        : { id: row.categoryId, title: row.categoryTitle },
    image: row.image === null ? null : imageAddress(row.image),
    version,
  }
}

/** A product as the API returns it. @param categories titles by id */
export function wireStaffProductDetails(
  { product, specifications, variants, pictures }: WholeProduct,
  categories: ReadonlyMap<string, string>,
): StaffProductDetails {
  const offered = specifications.filter(({ active }) => active)
  const title = product.categoryId === null ? undefined : categories.get(product.categoryId)
  const row = wireStaffProduct({
    ...product,
    stock:
      offered.length === 0 ? product.inventory : offered.reduce((sum, { inventory }) => sum + inventory, 0),
    hasSpecifications: offered.length > 0,
    categoryTitle: title ?? null,
    image: pictures[0]?.path ?? null,
  })
  return {
    ...row,
    description: product.description,
    name_en: product.nameEn,
    description_en: product.descriptionEn,
    own_stock: product.inventory,
    barcode: product.barcode,
    warn_level: product.warnLevel,
    specifications: offered.map(({ id, value, sku, barcode, priceTetri, oldPriceTetri, inventory }) => ({
      id,
      value,
      sku,
      barcode,
      price: gelOf(priceTetri),
      old_price: gelOf(oldPriceTetri),
      stock: inventory,
    })),
    variants: variants.map(({ id, size, inventory }) => ({ id, size, stock: inventory })),
    pictures: pictures.map(({ path, alt }) => ({ path, url: imageAddress(path), alt })),
  }
}

function gelOf(tetri: number | null): number | null {
  return tetri === null ? null : toGel(tetri)
}
