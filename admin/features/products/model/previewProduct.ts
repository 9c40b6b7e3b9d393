import { discounted, toTetri, typedAmount, type Product } from '@dukani/contracts'
import { typedCount } from './formEdit.ts'
import type { ProductForm } from './productForm.ts'

/** The id of a product that isn't created yet, which no address has. */
const NEW_ID = 'new'

export interface PreviewedProduct {
  /** null: it isn't created yet */
  id: Product['id'] | null
  form: ProductForm
  /** the category's title; null for none */
  category: string | null
}

/**
 * A product as shoppers will get it once its form is saved, without reviews and sales. The form has no problems.
 */
export function previewProduct({ id, form, category }: PreviewedProduct): Product {
  const price = typedAmount(form.price) ?? 0
  const old_price = typedAmount(form.oldPrice) ?? null
  const { oldPrice, discountPercentage } = discounted(
    toTetri(price),
    old_price === null ? null : toTetri(old_price),
  )
  const specifications = form.specifications.map((row) => ({
    id: row.key,
    value: row.value.trim(),
    price: typedAmount(row.price) ?? null,
    old_price: typedAmount(row.oldPrice) ?? null,
    discount_price: null,
    inventory: typedCount(row.stock) ?? 0,
  }))
  const stock =
    specifications.length === 0
      ? (typedCount(form.stock) ?? 0)
      : specifications.filter((one) => one.price !== null).reduce((sum, one) => sum + one.inventory, 0)
  return {
    id: id ?? NEW_ID,
    name: form.name.trim(),
    description: form.description.trim(),
    name_en: form.nameEn.trim(),
    description_en: form.descriptionEn.trim(),
    images: form.pictures.map(({ url }) => url),
    main_image: form.pictures[0]?.url ?? null,
    price,
    old_price,
    discount_price: oldPrice === null ? null : price,
    discount: oldPrice !== null,
    discount_percentage: discountPercentage,
    ...{ rating: 0, reviews: 0, total_sold: 0, promotion: null },
    inventory: stock,
    effective_inventory: stock,
    category: category === null ? null : { id: category },
    specifications,
    variants: form.variants.map(({ key, size, stock: pieces }) => ({
      id: key,
      size: size.trim(),
      inventory: typedCount(pieces) ?? 0,
    })),
  }
}
