import { createTranslate, ka, loadEnglish } from '@dukani/i18n'
import { expect, test } from 'vitest'
import { cartNoticeType, cartText, type CartNotice } from '#features/cart/model/cartNotice.ts'
import { ApiError } from '#shared/api/ApiError.ts'
import { refusedError } from './fakeCart.ts'

const t = createTranslate(ka)
const silent = new ApiError('http', 'refused', { status: 500 })

test.each<[id: string, notice: CartNotice, text: string, type: string]>([
  ['CART-07', { kind: 'outOfStock' }, 'ამ ვარიანტის მარაგი ამოწურულია.', 'warning'],
  ['CART-07', { kind: 'specificationNeeded' }, 'გთხოვთ აირჩიოთ სპეციფიკაცია.', 'warning'],
  ['CART-07', { kind: 'maximum', n: 5 }, 'მაქსიმალური რაოდენობაა 5.', 'warning'],
  ['CART-07', { kind: 'added' }, 'პროდუქტი დაემატა კალათაში.', 'success'],
  ['CART-08', { kind: 'changeFailed', error: refusedError() }, 'სერვერმა უარი თქვა.', 'error'],
  ['CART-08', { kind: 'changeFailed', error: silent }, 'შეცდომა კალათაში დამატებისას.', 'error'],
  ['CART-09', { kind: 'invalidProduct' }, 'პროდუქტის ინფორმაცია არასწორია.', 'error'],
  ['CART-10', { kind: 'removed' }, 'პროდუქტი წაიშალა კალათიდან', 'success'],
  ['CART-10', { kind: 'removeFailed', error: refusedError() }, 'შეცდომა წაშლისას', 'error'],
  ['CART-11', { kind: 'loadFailed', error: refusedError() }, 'კალათის ჩატვირთვა ვერ მოხერხდა.', 'error'],
  [
    'CART-12',
    { kind: 'reduced', name: 'თაფლი', n: 2 },
    'მარაგი არ არის საკმარისი: თაფლი. რაოდენობა დაყვანილია 2-მდე.',
    'warning',
  ],
  ['CART-12', { kind: 'gone', name: 'თაფლი' }, 'თაფლი კალათიდან ამოღებულია, რადგან აღარ იყიდება.', 'warning'],
  [
    'CART-12',
    { kind: 'gone', name: null },
    'ერთი პროდუქტი კალათიდან ამოღებულია, რადგან აღარ იყიდება.',
    'warning',
  ],
  ['CART-13', { kind: 'maximumOf', name: 'თაფლი', n: 5 }, 'თაფლი: მაქსიმალური რაოდენობაა 5.', 'warning'],
  [
    'CART-13',
    { kind: 'notMerged', names: [{ name: 'თაფლი' }, { name: 'ღვინო' }] },
    'თქვენს კალათაში ვერ გადავიტანეთ: თაფლი, ღვინო. ეს ნივთები სტუმრის კალათაში დარჩა.',
    'warning',
  ],
])('%s %j', (_, notice, text, type) => {
  expect(cartText(notice, t, 'ka')).toBe(text)
  expect(cartNoticeType(notice)).toBe(type)
})

const english = createTranslate(await loadEnglish())
const honey = { name: 'თაფლი', name_en: 'Honey' }

test.each<[id: string, notice: CartNotice, text: string]>([
  ['CART-12', { kind: 'reduced', ...honey, n: 2 }, english('cart.reduced', { name: 'Honey', n: 2 })],
  ['CART-12', { kind: 'gone', ...honey }, english('cart.gone', { name: 'Honey' })],
  ['CART-12', { kind: 'gone', name: null }, english('cart.gone', { name: english('cart.something') })],
  ['CART-13', { kind: 'maximumOf', ...honey, n: 5 }, english('cart.maximumOf', { name: 'Honey', n: 5 })],
  [
    'CART-13',
    { kind: 'notMerged', names: [honey, { name: 'ღვინო' }] },
    english('cart.notMerged', { names: 'Honey, ღვინო' }),
  ],
])('%s %j names products in English', (_, notice, text) => {
  expect(cartText(notice, english, 'en')).toBe(text)
})
