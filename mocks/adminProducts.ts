import type { StaffProduct, StaffProductDetails } from '@dukani/contracts'
import { picturePath } from './pictures.ts'

/** A product as staff see it in a list, without specifications. */
export function staffProduct(overrides: Partial<StaffProduct> = {}): StaffProduct {
  return {
    id: '0199a1b2-0000-7000-8000-000000000001',
    handle: 'saperavi-2021',
    name: 'საფერავი, ქვევრის ღვინო',
    price: 38.5,
    old_price: null,
    cut_price: null,
    stock: 14,
    has_specifications: false,
    published: true,
    category: { id: '1', title: 'ღვინო' },
    image: picturePath('bottle', 1),
    version: 3,
    ...overrides,
  }
}

/** The same with all its fields. */
export function staffProductDetails(overrides: Partial<StaffProductDetails> = {}): StaffProductDetails {
  const url = picturePath('bottle', 1)
  return {
    ...staffProduct(),
    description: 'კახეთში, პატარა მარანში დაწურული საფერავი.',
    name_en: 'Saperavi, qvevri wine',
    description_en: 'Saperavi from a small cellar in Kakheti.',
    own_stock: 14,
    barcode: '4860001230013',
    warn_level: null,
    specifications: [],
    variants: [],
    pictures: [{ path: url, url, alt: 'ბოთლი წინიდან' }],
    ...overrides,
  }
}
