import { expect, test } from 'vitest'
import { productDescription } from '#shared/product/productDescription.ts'
import { productName, productNames } from '#shared/product/productTexts.ts'

const honey = { name: 'თაფლი', description: 'ალპური.' }
const both = { ...honey, name_en: 'Honey', description_en: 'Alpine.' }

test('a product has its English texts in English, and its Georgian ones in Georgian', () => {
  expect([productName(both, 'en'), productDescription(both, 'en')]).toEqual(['Honey', 'Alpine.'])
  expect([productName(both, 'ka'), productDescription(both, 'ka')]).toEqual(['თაფლი', 'ალპური.'])
})

test.each([
  ['without English texts', honey],
  ['with empty ones', { ...honey, name_en: '', description_en: '' }],
])('a product %s has its Georgian ones in both languages', (_, product) => {
  for (const language of ['ka', 'en'] as const) {
    expect(productName(product, language)).toBe('თაფლი')
    expect(productDescription(product, language)).toBe('ალპური.')
  }
})

test('the names alone are the product’s', () => {
  expect(productNames(both)).toStrictEqual({ name: 'თაფლი', name_en: 'Honey' })
  expect(productNames({ ...honey, name_en: '' })).toEqual({ name: 'თაფლი', name_en: '' })
})
