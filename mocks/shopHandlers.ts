import type { Address, Cart, Category, Id, Order, Product, Review, SavedItem, User } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { accountHandlers } from './accountHandlers.ts'
import { user } from './accounts.ts'
import { addressHandlers } from './addresses.ts'
import { cart } from './cart.ts'
import { cartHandlers, livingCart } from './cartHandlers.ts'
import { catalogueHandlers, refusal } from './catalogueHandlers.ts'
import { choiceHandlers } from './choiceHandlers.ts'
import { orderCreateHandlers } from './orderCreateHandlers.ts'
import { orderListHandlers } from './orderListHandlers.ts'
import { order } from './orders.ts'
import { walletHandler } from './payments.ts'
import { passwordHandlers } from './passwordHandlers.ts'
import { pictureHandler } from './pictures.ts'
import {
  awkwardProduct,
  categories,
  discountedProduct,
  products,
  sizedProduct,
  soldOutProduct,
  specifiedProduct,
} from './products.ts'
import { reviewHandlers } from './reviewHandlers.ts'
import { socialHandlers } from './socialHandlers.ts'
import { placeHandlers } from './places.ts'
import { promotionCheckHandler } from './promotionCodes.ts'
import { profileHandlers } from './profileHandlers.ts'
import { wishlistHandlers } from './wishlistHandlers.ts'

export interface MockShop {
  products?: readonly Product[]
  categories?: readonly Category[]
  /** the guest's */
  cart?: Cart
  /** the customer's */
  customerCart?: Cart
  /** the customer's saved ones */
  addresses?: readonly Address[]
  /** the customer's, the newest first: the first one is what a checkout makes */
  orders?: readonly Order[]
  /** what the customer has in the shop (GEL) */
  wallet?: number
  /** the customer's saved products, newest first */
  savedItems?: readonly SavedItem[]
  /** what the customer has chosen before: a specification by its product */
  choices?: Readonly<Record<string, Id>>
  /** every product's, newest first */
  reviews?: readonly Review[]
  /** ids of the products that the customer has reviewed */
  reviewed?: readonly string[]
  /** the customer who has an account */
  user?: User
}

/** Products of every kind, enough for three pages. */
export function assortment(): Product[] {
  return [
    discountedProduct(),
    specifiedProduct(),
    sizedProduct(),
    soldOutProduct(),
    awkwardProduct(),
    ...products(20),
  ]
}

/** Handlers for every call of the shop, each time with a state of their own: a story never sees another's cart. */
export function shopHandlers(shop: MockShop = {}): HttpHandler[] {
  const state = { products: shop.products ?? assortment(), categories: shop.categories ?? categories }
  const customerCart = livingCart(shop.customerCart)
  const orders = shop.orders ?? [order()]
  const customer = { ...(shop.user ?? user()) }
  return [
    ...catalogueHandlers(state),
    ...choiceHandlers(shop.choices),
    ...cartHandlers(state.products, shop.cart ?? cart(), customerCart),
    ...addressHandlers(shop.addresses ?? []),
    promotionCheckHandler(),
    ...orderCreateHandlers(customerCart, orders[0]?.id ?? order().id),
    ...orderListHandlers(orders),
    walletHandler(shop.wallet ?? 0),
    ...accountHandlers(customer),
    ...passwordHandlers(customer),
    ...socialHandlers(),
    ...profileHandlers(customer),
    ...wishlistHandlers(shop.savedItems, state.products),
    ...reviewHandlers(shop.reviews, shop.reviewed),
    ...placeHandlers(),
    pictureHandler,
  ]
}

/** Before the others: a call that never answers, for what is shown while it loads. */
export function pendingHandler(path: string): HttpHandler {
  return http.all(`*${path}`, () => new Promise<HttpResponse<null>>(() => {}))
}

/** Before the others: a call that the server fails at. */
export function failingHandler(path: string, status = 500): HttpHandler {
  return http.all(`*${path}`, () => refusal('სერვერის შეცდომა. სცადეთ მოგვიანებით.', status))
}

/** Before the others: a call that doesn't get through. */
export function unreachableHandler(path: string): HttpHandler {
  return http.all(`*${path}`, () => HttpResponse.error())
}
