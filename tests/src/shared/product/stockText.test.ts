import { createTranslate, ka } from '@dukani/i18n'
import { expect, test } from 'vitest'
import { stockText } from '#shared/product/stockText.ts'

const t = createTranslate(ka)

test.each([
  [6, 'მარაგშია 6 ცალი'],
  [5, 'დარჩა მხოლოდ 5 ცალი'],
  [0, 'მარაგი ამოწურულია'],
])('PROD-06 a stock of %i is said as it is', (stock, text) => {
  expect(stockText(stock, t)).toBe(text)
})
