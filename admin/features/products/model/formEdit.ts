import {
  isBarcode,
  typedAmount,
  type FieldRule,
  type ProductChange,
  type ProductCreate,
  type StaffProductDetails,
} from '@dukani/contracts'
import { differentFields, EMPTY_FORM, formOf, type ProductForm } from './productForm.ts'

/** A problem of a field; `wholeNumber`, `barcode`: it isn't one. */
export type FormProblem = FieldRule | 'wholeNumber' | 'barcode'

/** The problems of a form by field, such as `name` or `specifications.{key}.price`. */
export type FormProblems = Readonly<Record<string, FormProblem>>

/** A number of pieces as it was typed; null: it isn't one. */
export function typedCount(text: string): number | null {
  const bare = text.replace(/\s/g, '')
  return /^\d{1,9}$/.test(bare) ? Number(bare) : null
}

/** What is wrong with a form. */
export function problemsOf(form: ProductForm): FormProblems {
  const problems: Record<string, FormProblem> = {}
  const required = (field: string, text: string) => {
    if (text.trim() === '') problems[field] = 'required'
  }
  const amount = (field: string, text: string) => {
    if (text.trim() !== '' && typedAmount(text) === undefined) problems[field] = 'amount'
  }
  const count = (field: string, text: string) => {
    if (typedCount(text) === null) problems[field] = 'wholeNumber'
  }
  const barcode = (field: string, text: string) => {
    if (text.trim() !== '' && !isBarcode(text.trim())) problems[field] = 'barcode'
  }
  required('name', form.name)
  amount('price', form.price)
  required('price', form.price)
  amount('oldPrice', form.oldPrice)
  barcode('barcode', form.barcode)
  // With specifications the field isn't shown.
  if (form.specifications.length === 0) count('stock', form.stock)
  // Empty: the shop's level.
  if (form.warnLevel.trim() !== '') count('warnLevel', form.warnLevel)
  for (const { key, value, barcode: code, price, oldPrice, stock } of form.specifications) {
    required(`${key}.value`, value)
    amount(`${key}.price`, price)
    amount(`${key}.oldPrice`, oldPrice)
    count(`${key}.stock`, stock)
    barcode(`${key}.barcode`, code)
  }
  for (const { key, size, stock } of form.variants) {
    required(`${key}.size`, size)
    count(`${key}.stock`, stock)
  }
  return problems
}

const amountOf = (text: string): number | null => typedAmount(text) ?? null
const countOf = (text: string): number => typedCount(text) ?? 0

/** The body that changes a product to what its form says: only what differs. The form has no problems. */
export function changeOf(form: ProductForm, base: StaffProductDetails): ProductChange {
  const fields = new Set(differentFields(form, formOf(base)))
  return { version: base.version, ...pick(bodyOf(form, base), fields) }
}

/** The body that adds a product. The form has no problems. */
export function createOf(form: ProductForm): ProductCreate {
  const fields = new Set([...differentFields(form, EMPTY_FORM), 'name', 'price'] as const)
  return { name: form.name, price: amountOf(form.price) ?? 0, ...pick(bodyOf(form, null), fields) }
}

type Body = Required<Omit<ProductChange, 'version'>>

/** @param base what the stock of the form is compared with; null: a new product */
function bodyOf(
  form: ProductForm,
  base: StaffProductDetails | null,
): Record<keyof ProductForm, Partial<Body>> {
  const ownStock = typedCount(form.stock)
  const stockOf = new Map(base?.specifications.map(({ id, stock }) => [String(id), stock]))
  return {
    name: { name: form.name },
    description: { description: form.description },
    nameEn: { name_en: form.nameEn },
    descriptionEn: { description_en: form.descriptionEn },
    category: { category: form.category || null },
    price: { price: amountOf(form.price) ?? 0 },
    oldPrice: { old_price: amountOf(form.oldPrice) },
    stock: ownStock === null ? {} : { stock_change: ownStock - (base?.own_stock ?? 0) },
    barcode: { barcode: form.barcode.trim() },
    warnLevel: { warn_level: form.warnLevel.trim() === '' ? null : countOf(form.warnLevel) },
    published: { published: form.published },
    specifications: {
      specifications: form.specifications.map(({ id, value, sku, barcode, price, oldPrice, stock }) => ({
        id,
        value,
        sku,
        barcode: barcode.trim(),
        price: amountOf(price),
        old_price: amountOf(oldPrice),
        stock_change: countOf(stock) - (stockOf.get(String(id)) ?? 0),
      })),
    },
    variants: {
      variants: form.variants.map(({ id, size, stock }) => ({ id, size, stock: countOf(stock) })),
    },
    pictures: { pictures: form.pictures.map(({ path, alt }) => ({ path, alt })) },
  }
}

function pick(
  body: Record<keyof ProductForm, Partial<Body>>,
  fields: ReadonlySet<keyof ProductForm>,
): Partial<Body> {
  return Object.assign({}, ...[...fields].map((field) => body[field])) as Partial<Body>
}
