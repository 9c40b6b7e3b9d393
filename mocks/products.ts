import type { Category, Product, ProductPage, Specification, Variant } from '@dukani/contracts'
import { PAGE_SIZE } from '@dukani/contracts'
import { picturePath, type Drawing } from './pictures.ts'

/** A product as the server sends it, plain by default. */
export function product(overrides: Partial<Product> = {}): Product {
  return {
    id: '0199a1b2-0000-7000-8000-000000000001',
    name: 'საფერავი, ქვევრის ღვინო',
    description:
      'კახეთში, პატარა მარანში დაწურული საფერავი. ქვევრში დაძველებული, მუქი ალუბლისა და შავი ქლიავის არომატით.',
    ...pictures('bottle', 1, 2, 3),
    price: 38.5,
    old_price: null,
    discount_price: null,
    discount: false,
    discount_percentage: 0,
    rating: 4.6,
    reviews: 12,
    inventory: 14,
    effective_inventory: 14,
    total_sold: 230,
    promotion: null,
    category: { id: 'ღვინო' },
    specifications: [],
    variants: [],
    ...overrides,
  }
}

/** The English texts of `product()`: `product(saperaviInEnglish)`. */
export const saperaviInEnglish = {
  name_en: 'Saperavi, qvevri wine',
  description_en:
    'Saperavi pressed in a small cellar in Kakheti. Aged in a qvevri, with notes of dark cherry and damson.',
}

/** Pictures of a product, the first one first of all. */
function pictures(drawing: Drawing, ...places: number[]): Pick<Product, 'images' | 'main_image'> {
  const images = places.map((place) => picturePath(drawing, place))
  return { images, main_image: images[0] ?? null }
}

/** A specification with a price and some stock. */
export function specification(overrides: Partial<Specification> = {}): Specification {
  return {
    id: '0199a1b2-0000-7000-8000-0000000000a1',
    value: '0,75 ლ',
    price: 38.5,
    old_price: null,
    discount_price: null,
    inventory: 8,
    ...overrides,
  }
}

/** A size with some stock. */
function variant(overrides: Partial<Variant> = {}): Variant {
  return { id: '0199a1b2-0000-7000-8000-0000000000b1', size: 'M', inventory: 3, ...overrides }
}

/** A product below its old price. */
export const discountedProduct = (overrides: Partial<Product> = {}) =>
  product({
    id: '0199a1b2-0000-7000-8000-000000000002',
    name: 'ალპური თაფლი, 500 გ',
    ...pictures('jar', 1, 2),
    price: 24,
    old_price: 32,
    discount_price: 24,
    discount: true,
    discount_percentage: 25,
    promotion: 'შემოდგომის ფასდაკლება: თაფლი 25%-ით ნაკლები',
    category: { id: 'ტკბილეული და თაფლი' },
    ...overrides,
  })

/** A product that is to be had in three volumes, one without a price and one out of stock. */
export const specifiedProduct = (overrides: Partial<Product> = {}) =>
  product({
    id: '0199a1b2-0000-7000-8000-000000000003',
    name: 'რქაწითელი, ქარვისფერი',
    ...pictures('bottle', 4, 5, 6),
    inventory: 8,
    effective_inventory: 8,
    specifications: [
      specification(),
      specification({ id: '0199a1b2-0000-7000-8000-0000000000a2', value: '1,5 ლ', price: 72, inventory: 0 }),
      specification({ id: '0199a1b2-0000-7000-8000-0000000000a3', value: '3 ლ', price: null, inventory: 5 }),
    ],
    ...overrides,
  })

/** A product with sizes. */
export const sizedProduct = (overrides: Partial<Product> = {}) =>
  product({
    id: '0199a1b2-0000-7000-8000-000000000004',
    name: 'შალის ჯემპრი',
    ...pictures('jumper', 1, 2),
    category: { id: 'ტანსაცმელი' },
    variants: [
      variant({ id: 's', size: 'S', inventory: 0 }),
      variant({ id: 'm', size: 'M', inventory: 3 }),
      variant({ id: 'l', size: 'L', inventory: 7 }),
    ],
    ...overrides,
  })

/** A product that is sold out. */
export const soldOutProduct = (overrides: Partial<Product> = {}) =>
  product({
    id: '0199a1b2-0000-7000-8000-000000000005',
    name: 'ხელნაკეთი ჩანთა',
    ...pictures('bag', 1),
    inventory: 0,
    effective_inventory: 0,
    ...overrides,
  })

/** What strains a layout: a long Georgian name, a price of six digits, no image. */
export const awkwardProduct = (overrides: Partial<Product> = {}) =>
  product({
    id: '0199a1b2-0000-7000-8000-000000000006',
    name: 'ხელნაკეთი კაკლის ხის სასადილო მაგიდა თორმეტი ადამიანისთვის, ზეთით დაფარული, გასაშლელი მექანიზმით',
    images: [],
    main_image: null,
    price: 124_350.5,
    old_price: 148_900,
    discount_price: 124_350.5,
    discount: true,
    discount_percentage: 16,
    rating: 0,
    reviews: 0,
    total_sold: 0,
    ...overrides,
  })

/** What a list is made of: as in the shop, nothing stands in it twice before the eighteenth. */
const KINDS: readonly [name: string, price: number, drawing: Drawing][] = [
  ['საფერავი, ქვევრის ღვინო', 38.5, 'bottle'],
  ['ალპური თაფლი, 500 გ', 24, 'jar'],
  ['შალის ჯემპრი', 145, 'jumper'],
  ['ტყავის ქამარი', 62.9, 'belt'],
  ['უსადენო ყურსასმენი', 219, 'headphones'],
  ['თიხის ქოთანი', 17.5, 'pot'],
  ['ხის მატარებელი', 44, 'train'],
  ['ჩურჩხელა, 5 ცალი', 12, 'churchkhela'],
  ['იოგას ხალიჩა', 59.99, 'mat'],
  ['სელის ნათურა ხის ფეხზე', 128, 'lamp'],
  ['მოჭიქული ფინჯანი', 22, 'cup'],
  ['ტილოს ჩანთა', 35, 'bag'],
  ['ციცქა, 2022', 32, 'bottle'],
  ['მოცვის ჯემი ბახმაროდან', 18, 'jar'],
  ['თეთრი ქოთანი ბალკონისთვის', 27.4, 'pot'],
  ['მაგიდის ლამპა, თითბრის', 340, 'lamp'],
  ['ბავშვის ჯემპრი, ნაქსოვი', 74, 'jumper'],
  ['სამგზავრო ზურგჩანთა', 189, 'bag'],
]

/** So many different products, for a list. */
export function products(count: number): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, price, drawing] = KINDS[index % KINDS.length] ?? ['', 0, 'bottle']
    return product({
      id: `0199a1b2-0000-7000-8001-${String(index + 1).padStart(12, '0')}`,
      name,
      price,
      ...pictures(drawing, index + 7),
    })
  })
}

/** The categories that the fixtures' products are in. */
export const categories: Category[] = [
  'ღვინო',
  'ტკბილეული და თაფლი',
  'ტანსაცმელი',
  'ფეხსაცმელი და ჩანთები',
].map((title, index) => ({
  category_id: `0199a1b2-0000-7000-8002-${String(index + 1).padStart(12, '0')}`,
  title,
}))

/** One page of a list, as the server sends it. */
export function productPage(all: readonly Product[], page = 1): ProductPage {
  const link = (to: number) => `http://localhost/v1/products/?page=${to}`
  const end = page * PAGE_SIZE
  return {
    count: all.length,
    next: end < all.length ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: all.slice(end - PAGE_SIZE, end),
  }
}
