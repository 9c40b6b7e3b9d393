import type { Id, ProductPicture, StaffProductDetails } from '@dukani/contracts'

/** A row of the form; `key` names it, and `id` is null for a new one. */
export interface FormRow {
  key: string
  id: Id | null
}

/** A specification as its fields have it. */
export interface SpecificationForm extends FormRow {
  value: string
  sku: string
  barcode: string
  price: string
  oldPrice: string
  stock: string
}

/** A size as its fields have it. */
export interface VariantForm extends FormRow {
  size: string
  stock: string
}

/** A product as its form has it: amounts and numbers as they are typed. */
export interface ProductForm {
  name: string
  description: string
  /** the texts in English; empty: the Georgian ones are shown */
  nameEn: string
  descriptionEn: string
  /** an id; empty for none */
  category: string
  price: string
  oldPrice: string
  stock: string
  /** of the product itself */
  barcode: string
  /** up to how many pieces stock is low; empty: the default */
  warnLevel: string
  published: boolean
  specifications: SpecificationForm[]
  variants: VariantForm[]
  pictures: ProductPicture[]
}

/** The form of a new product. */
export const EMPTY_FORM: ProductForm = {
  name: '',
  description: '',
  nameEn: '',
  descriptionEn: '',
  category: '',
  price: '',
  oldPrice: '',
  stock: '0',
  barcode: '',
  warnLevel: '',
  published: true,
  specifications: [],
  variants: [],
  pictures: [],
}

const typed = (gel: number | null): string => (gel === null ? '' : String(gel).replace('.', ','))

/** The form of a product. */
export function formOf(product: StaffProductDetails): ProductForm {
  return {
    name: product.name,
    description: product.description,
    nameEn: product.name_en,
    descriptionEn: product.description_en,
    category: product.category === null ? '' : String(product.category.id),
    price: typed(product.price),
    oldPrice: typed(product.old_price),
    stock: String(product.own_stock),
    barcode: product.barcode,
    warnLevel: product.warn_level === null ? '' : String(product.warn_level),
    published: product.published,
    specifications: product.specifications.map(({ id, value, sku, barcode, price, old_price, stock }) => ({
      key: String(id),
      id,
      value,
      sku,
      barcode,
      price: typed(price),
      oldPrice: typed(old_price),
      stock: String(stock),
    })),
    variants: product.variants.map(({ id, size, stock }) => ({
      key: String(id),
      id,
      size,
      stock: String(stock),
    })),
    pictures: product.pictures,
  }
}

/** The fields of a form that differ from another one. */
export function differentFields(form: ProductForm, other: ProductForm): (keyof ProductForm)[] {
  const fields = Object.keys(EMPTY_FORM) as (keyof ProductForm)[]
  return fields.filter((field) => JSON.stringify(form[field]) !== JSON.stringify(other[field]))
}

/** Some of a form's fields. */
export function fieldsOf(form: ProductForm, fields: Iterable<keyof ProductForm>): Partial<ProductForm> {
  const some: Partial<Record<keyof ProductForm, unknown>> = {}
  for (const field of fields) some[field] = form[field]
  return some as Partial<ProductForm>
}
