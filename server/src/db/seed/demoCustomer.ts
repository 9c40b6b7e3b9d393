import type { OrderStatus, PaymentMethod, PaymentStatus } from '@dukani/contracts'

/** The customer of the demo shop that everyone can log in as; the README gives the password. */
export const demoCustomer = {
  firstName: 'ნინო',
  lastName: 'კიკნაძე',
  email: 'nino@dukani.example',
  phoneNumber: '+995555010203',
  idnumber: '01005012345',
  // Computed in advance, so that a start doesn't wait for it.
  passwordHash:
    '$argon2id$v=19$m=19456,t=2,p=1$5Wrx+L7GyRwE3DKNdhaUmg$LQJHTopzVP4pophMQqB5ELjOG0bhWB6H0UwE1aCSiNc',
  registered: '2026-06-14T19:20:00+04:00',
} as const

/** An address of the address book; degrees, or null when it was typed and not picked on the map. */
export interface SeedAddress {
  homeAddress: string
  city: string
  region: string
  postalCode: string
  latitude: number | null
  longitude: number | null
}

const home: SeedAddress = {
  homeAddress: 'ჭავჭავაძის გამზირი 37, ბინა 12',
  city: 'თბილისი',
  region: 'ვაკის რაიონი',
  postalCode: '0179',
  latitude: 41.7098,
  longitude: 44.7627,
}
const seaside: SeedAddress = {
  homeAddress: 'მემედ აბაშიძის გამზირი 22, ბინა 5',
  city: 'ბათუმი',
  region: 'აჭარა',
  postalCode: '6010',
  latitude: 41.6509,
  longitude: 41.6367,
}
const parents: SeedAddress = {
  homeAddress: 'რუსთაველის გამზირი 15',
  city: 'ქუთაისი',
  region: 'იმერეთი',
  postalCode: '4600',
  latitude: null,
  longitude: null,
}

/** The demo customer's address book, the first one first. */
export const demoAddresses: readonly SeedAddress[] = [home, seaside, parents]

/** What was bought: a product by its handle, and the value of its specification when it has some. */
export interface SeedOrderItem {
  handle: string
  specification?: string
  quantity: number
}

/** An order of the demo customer, at the products' current prices. */
export interface SeedOrder {
  number: string
  /** in Tbilisi's time zone */
  made: `2026-${string}+04:00`
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  to: SeedAddress
  items: readonly SeedOrderItem[]
}

/** One in every state that an order and its payment can be in, newest first. */
export const demoOrders: readonly SeedOrder[] = [
  {
    number: '261119-40718',
    made: '2026-11-19T18:42:00+04:00',
    status: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'bank',
    to: home,
    items: [
      { handle: 'saperavi-qvevri-2021', specification: '0,75 ლ', quantity: 2 },
      { handle: 'chestnut-honey', specification: '500 გ', quantity: 1 },
      { handle: 'wool-scarf', quantity: 1 },
    ],
  },
  {
    number: '261118-09352',
    made: '2026-11-18T09:15:00+04:00',
    status: 'confirmed',
    paymentStatus: 'completed',
    paymentMethod: 'flitt',
    to: home,
    items: [
      { handle: 'wireless-headphones', quantity: 1 },
      { handle: 'teddy-bear', quantity: 2 },
    ],
  },
  {
    number: '261117-77104',
    made: '2026-11-17T21:03:00+04:00',
    status: 'pending',
    paymentStatus: 'failed',
    paymentMethod: 'flitt',
    to: home,
    items: [{ handle: 'smartphone-6-5', specification: '256 გბ', quantity: 1 }],
  },
  {
    number: '261115-21986',
    made: '2026-11-15T13:30:00+04:00',
    status: 'shipped',
    paymentStatus: 'completed',
    paymentMethod: 'wallet',
    to: seaside,
    items: [
      { handle: 'hiking-boots', quantity: 1 },
      { handle: 'enamel-teapot', quantity: 1 },
      { handle: 'potted-plant', quantity: 3 },
    ],
  },
  {
    number: '261029-64415',
    made: '2026-10-29T11:48:00+04:00',
    status: 'delivered',
    paymentStatus: 'completed',
    paymentMethod: 'qr',
    to: parents,
    items: [
      { handle: 'wine-gift-set', quantity: 1 },
      { handle: 'beeswax-candle', specification: '3 ცალი', quantity: 2 },
      { handle: 'dark-chocolate-hazelnut', quantity: 4 },
    ],
  },
  {
    number: '260916-30577',
    made: '2026-09-16T16:25:00+04:00',
    status: 'delivered',
    paymentStatus: 'completed',
    paymentMethod: 'bank',
    to: home,
    items: [
      { handle: 'tsinandali-white', quantity: 3 },
      { handle: 'flute-glasses', quantity: 1 },
      { handle: 'gurian-black-tea', specification: '100 გ', quantity: 2 },
    ],
  },
  {
    number: '260805-88240',
    made: '2026-08-05T10:07:00+04:00',
    status: 'cancelled',
    paymentStatus: 'failed',
    paymentMethod: 'flitt',
    to: seaside,
    items: [
      { handle: 'baseball-cap', specification: 'ლურჯი', quantity: 1 },
      { handle: 'flip-flops', quantity: 2 },
    ],
  },
]

/** Something on the demo customer's wishlist. */
export interface SeedSavedItem {
  handle: string
  specification?: string
  /** in Tbilisi's time zone */
  saved: `2026-${string}+04:00`
}

/** The demo customer's wishlist, newest first. */
export const demoSavedItems: readonly SeedSavedItem[] = [
  { handle: 'mirrorless-camera', saved: '2026-11-19T21:10:00+04:00' },
  { handle: 'clay-wine-jug', specification: '2 ლ', saved: '2026-11-16T12:25:00+04:00' },
  { handle: 'walnut-chair', saved: '2026-10-30T19:48:00+04:00' },
]
