import { expect, test } from 'vitest'
import { productDraft } from '#admin/features/products/model/productDraft.ts'
import { formOf } from '#admin/features/products/model/productForm.ts'
import { staffProductDetails } from '#mocks/adminProducts.ts'
import { DRAFT_PREFIX } from '#shared/forms/clearDrafts.ts'

test('a draft that an earlier release stored, without English texts, is read', () => {
  const base = staffProductDetails({ name_en: '', description_en: '' })
  const draft = { account: '1', base, form: { ...formOf(base), price: '41,9' } }
  const stored = JSON.parse(JSON.stringify(draft)) as { base: object; form: object }
  const without = (given: object, ...names: string[]) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))
  const earlier = {
    ...stored,
    base: without(stored.base, 'name_en', 'description_en'),
    form: without(stored.form, 'nameEn', 'descriptionEn'),
  }
  sessionStorage.setItem(`${DRAFT_PREFIX}product.5`, JSON.stringify(earlier))
  expect(productDraft('5').get()).toEqual(draft)
})
