import type { ProductForm } from './productForm.ts'

/** A field's value in a few words, to compare it with another; '' for an empty one. @param categories titles by id */
export function fieldSummary(
  form: ProductForm,
  field: keyof ProductForm,
  categories: ReadonlyMap<string, string>,
): string {
  switch (field) {
    case 'category':
      return categories.get(form.category) ?? form.category
    case 'published':
      return form.published ? '✓' : '–'
    case 'specifications':
      return form.specifications
        .map(({ value, price, stock }) => [value, price && `${price} ₾`, stock].filter(Boolean).join(', '))
        .join('; ')
    case 'variants':
      return form.variants.map(({ size, stock }) => `${size}, ${stock}`).join('; ')
    case 'pictures':
      return form.pictures.map(({ path, alt }) => alt || path.slice(-LETTERS)).join('; ')
    case 'name':
    case 'description':
    case 'nameEn':
    case 'descriptionEn':
    case 'price':
    case 'oldPrice':
    case 'stock':
    case 'barcode':
    case 'warnLevel':
      return form[field]
  }
}

/** How many characters at the end of a picture's path are shown. */
const LETTERS = 12
