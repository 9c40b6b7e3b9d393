import type { Product, Specification } from '@dukani/contracts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import '../support/deferredTexts.ts'
import { discountedProduct, product, sizedProduct, soldOutProduct, specification } from '#mocks/products.ts'
import { ProductChoice } from '#pages/ProductPage/ProductChoice.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { LoginPromptProvider } from '#shared/session/LoginPrompt.tsx'
import { ToastProvider } from '#shared/toast/ToastProvider.tsx'
import { Shop } from '../support/shop.tsx'

afterEach(cleanup)

function open(shown: Product, chosen: Specification | null = null, language: 'ka' | 'en' = 'ka') {
  const onChoose = vi.fn()
  render(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <Shop>
          <LoginPromptProvider>
            <ToastProvider>
              <ProductChoice
                product={shown}
                specification={chosen}
                onChoose={onChoose}
                isRefreshing={false}
                refusal={null}
                nameId="name"
              />
            </ToastProvider>
          </LoginPromptProvider>
        </Shop>
      </LanguageProvider>
    </MemoryRouter>,
  )
  return onChoose
}

const small = specification({ id: 1, value: '0,75 ლ', price: 30, old_price: 40, inventory: 9 })
const large = specification({ id: 2, value: '1,5 ლ', price: 72, inventory: 4 })
const unpriced = specification({ id: 3, value: '3 ლ', price: null, inventory: 7 })
const gone = specification({ id: 4, value: '5 ლ', price: 140, inventory: 0 })
const DELIVERY = 'თბილისში 1 დღეში, რეგიონებში 3 დღემდე'
const wine = product({
  price: 30,
  old_price: 40,
  inventory: 20,
  effective_inventory: 20,
  specifications: [small, large, unpriced, gone],
})

test('PROD-09 a promotion stands there in the shop’s own words; without one, or an empty one, nothing does', () => {
  open(discountedProduct())
  const words = screen.getByText('შემოდგომის ფასდაკლება: თაფლი 25%-ით ნაკლები')
  expect(words.closest('p')?.textContent).toBe('აქცია შემოდგომის ფასდაკლება: თაფლი 25%-ით ნაკლები')
  expect(words.lang).toBe('ka')
  for (const promotion of [null, '']) {
    cleanup()
    open(discountedProduct({ promotion }))
    expect(screen.queryByText('აქცია')).toBeNull()
  }
})

test('PROD-02 PROD-03 PROD-06 price, discount and stock are the chosen one’s, else the product’s', () => {
  open(wine, small)
  expect(screen.getByText('−25%')).toBeTruthy()
  expect(screen.getByText('40,00 ₾').tagName).toBe('S')
  expect(screen.getByText('მარაგშია 9 ცალი')).toBeTruthy()
  cleanup()
  open(wine, large)
  expect(screen.queryByText(/%$/)).toBeNull()
  expect(document.querySelector('s')).toBeNull()
  expect(screen.getByText('დარჩა მხოლოდ 4 ცალი')).toBeTruthy()
  cleanup()
  open(wine)
  expect(screen.getByText('მარაგშია 20 ცალი')).toBeTruthy()
})

test('PROD-06 a choice that is sold out says so on itself and nowhere else; what can be had says when it comes', () => {
  open(wine, gone)
  expect(screen.getAllByText('მარაგი ამოწურულია')).toHaveLength(1)
  expect(screen.getByRole('radio', { checked: true }).textContent).toContain('მარაგი ამოწურულია')
  expect(screen.queryByText(DELIVERY)).toBeNull()
  cleanup()
  open(wine, small)
  expect(screen.getByText(DELIVERY)).toBeTruthy()
  cleanup()
  open(soldOutProduct())
  expect(screen.getByText('მარაგი ამოწურულია')).toBeTruthy()
  expect(screen.queryByText(DELIVERY)).toBeNull()
})

test('PROD-03 each says its value and price; one without a price is reached and never chosen', async () => {
  const onChoose = open(wine)
  const options = screen.getAllByRole('radio')
  expect(options.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    '0,75 ლ30,00 ₾',
    '1,5 ლ72,00 ₾',
    '3 ლფასი მიუწვდომელია',
    '5 ლ140,00 ₾მარაგი ამოწურულია',
  ])
  expect(options.map((option) => option.getAttribute('aria-disabled'))).toEqual([
    'false',
    'false',
    'true',
    'false',
  ])
  await userEvent.click(screen.getByRole('radio', { name: /3 ლ/ }))
  expect(document.activeElement?.textContent).toContain('3 ლ')
  expect(onChoose).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toBe('3 ლ: ფასი მიუწვდომელია')
  await userEvent.click(screen.getByRole('radio', { name: /1,5 ლ/ }))
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(2)
})

test('PROD-02 its name, its rating on a scale of 5, and how many have rated it, with the way to them', () => {
  open(product({ name: 'ხვანჭკარა', rating: 4.64, reviews: 28 }))
  expect(screen.getByRole('heading', { name: 'ხვანჭკარა' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'შეფასება 4,6, 5-დან' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '28 მიმოხილვა' }).getAttribute('href')).toMatch(/#reviews$/)
})

test('PROD-02 a product without reviews says so in words and shows no stars, whatever its rating', () => {
  for (const rating of [0, 5]) {
    open(product({ rating, reviews: 0 }))
    expect(screen.getByRole('link', { name: 'მიმოხილვები ჯერ არ არის' }).getAttribute('href')).toMatch(
      /#reviews$/,
    )
    expect(screen.queryByRole('img', { name: /შეფასება/ })).toBeNull()
    cleanup()
  }
  // A server that counts reviews and sends no rating.
  open(product({ rating: 0, reviews: 3 }))
  expect(screen.getByRole('link', { name: '3 მიმოხილვა' })).toBeTruthy()
  expect(screen.queryByRole('img', { name: /შეფასება/ })).toBeNull()
})

test('PROD-06 CART-16 shows the number sold, and the sizes with the stock of each', () => {
  open(sizedProduct({ total_sold: 230 }))
  expect(screen.getByText('გაყიდულია 230')).toBeTruthy()
  const sizes = within(screen.getByRole('list', { name: 'ზომები' }))
  expect(sizes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sმარაგი ამოწურულია',
    'Mდარჩა მხოლოდ 3 ცალი',
    'Lმარაგშია 7 ცალი',
  ])
  expect(sizes.queryByRole('button')).toBeNull()
})

test('PROD-05 the description begins with 100 characters; without one there is no empty line', () => {
  open(product({ description: 'ა'.repeat(150) }))
  expect(screen.getByText('ა'.repeat(100))).toBeTruthy()
  expect(screen.getByRole('button', { name: 'მეტის წაკითხვა', expanded: false })).toBeTruthy()
  cleanup()
  open(product({ description: '' }))
  expect(screen.queryByRole('button', { name: 'მეტის წაკითხვა' })).toBeNull()
})
