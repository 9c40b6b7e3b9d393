/** A product as the other server sends it: integers for ids, texts for other numbers, one picture. */
export interface Goods {
  id: number
  name: string
  description: string
  image: string
  price: string
  old_price: string | null
  discount: boolean
  discount_percentage: string
  rating: string
  reviews: string
  inventory: string
  total_sold: string
  category: { id: string }
  specifications: { id: number; value: string; price: string | null; inventory: string }[]
}

export const CATEGORIES = [
  { category_id: 1, title: 'ჩაი' },
  { category_id: 2, title: 'თაფლი' },
]

/** What is sold in three sizes, the last of which has no price. */
export const HONEY = 'თაფლი წაბლის'
export const HONEY_SIZES = ['250 გ', '500 გ', '1 კგ'] as const
export const TEA = 'ჩაი გურიის'

const TEAS = ['გურიის', 'აჭარის', 'იმერეთის', 'სამეგრელოს', 'პიტნის', 'კუნელის']
const HONEYS = ['წაბლის', 'აკაციის', 'ცაცხვის']

const tea = (kind: string, index: number): Goods => ({
  id: 101 + index,
  name: `ჩაი ${kind}`,
  description: `${kind} ჩაი, ხელით დაკრეფილი.`,
  image: `/media/${101 + index}.svg`,
  price: `${12 + index}.50`,
  old_price: index === 0 ? '15.00' : null,
  discount: index === 0,
  discount_percentage: index === 0 ? '17' : '0',
  rating: '4.5',
  reviews: '0',
  inventory: '7',
  total_sold: '31',
  category: { id: 'ჩაი' },
  specifications: [],
})

const honey = (kind: string, index: number): Goods => ({
  ...tea(kind, index),
  id: 201 + index,
  name: `თაფლი ${kind}`,
  description: `${kind} თაფლი მთიდან.`,
  image: `/media/${201 + index}.svg`,
  price: '9.00',
  old_price: null,
  discount: false,
  discount_percentage: '0',
  category: { id: 'თაფლი' },
  specifications: HONEY_SIZES.map((value, size) => ({
    id: 1000 + 10 * index + size,
    value,
    price: ['9.00', '16.40', null][size] ?? null,
    inventory: '4',
  })),
})

/** As many as one page has: a bare list of them doesn't say that there are no more. */
export const GOODS: readonly Goods[] = [...TEAS.map(tea), ...HONEYS.map(honey)]
