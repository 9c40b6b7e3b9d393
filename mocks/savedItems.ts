import type { SavedItem } from '@dukani/contracts'
import { products } from './products.ts'

/** A saved product as the server sends it. */
export function savedItem(overrides: Partial<SavedItem> = {}): SavedItem {
  return {
    id: '0199a1b2-0000-7000-8008-000000000001',
    product: '0199a1b2-0000-7000-8000-000000000001',
    product_name: 'ხელით ნაქსოვი შალის შარფი',
    product_main_image: '/media/products/scarf.webp',
    specification: null,
    ...overrides,
  }
}

/** So many saved products, each of a product of its own. */
export function savedItems(count: number): SavedItem[] {
  return products(count).map(({ name, main_image }, index) =>
    savedItem({
      id: `0199a1b2-0000-7000-8008-${String(index + 1).padStart(12, '0')}`,
      product: `0199a1b2-0000-7000-8000-${String(index + 1).padStart(12, '0')}`,
      product_name: name,
      product_main_image: main_image,
    }),
  )
}
