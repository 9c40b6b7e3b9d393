import { Refusal, type Call } from './answering.ts'
import { GOODS, type Goods } from './goods.ts'
import { ownerOfToken } from './tokens.ts'

export interface Person {
  id: number
  email: string
  password: string
  first_name: string
  last_name: string
  phone_number: string
  idnumber: string
}

export interface Line {
  id: number
  /** `guest:…` or `owner:…` */
  cart: string
  product: number
  specification: number | null
  quantity: number
}

/** Something that a customer has made. */
export interface Owned {
  id: number
  owner: number
}

/** What the other server knows, as long as it runs. */
export interface State {
  people: Person[]
  lines: Line[]
  addresses: (Owned & Record<string, unknown>)[]
  orders: (Owned & Record<string, unknown>)[]
  saved: (Owned & { product: number; specification: number | null })[]
  reviews: (Owned & { product: number; rating: number; comment: string; created_at: string })[]
  nextId: () => number
}

export function createState(): State {
  let last = 0
  return {
    people: [],
    lines: [],
    addresses: [],
    orders: [],
    saved: [],
    reviews: [],
    nextId: () => (last += 1),
  }
}

/** Who asks. @throws Refusal (401) for a guest */
export function customerOf({ people }: State, { headers }: Pick<Call, 'headers'>): Person {
  const id = ownerOfToken(headers.authorization?.replace(/^Bearer /, '') ?? '')
  const person = people.find((one) => one.id === id)
  if (person === undefined)
    throw new Refusal(401, { detail: 'Authentication credentials were not provided.' })
  return person
}

/** The entry with an id. @throws Refusal (404) when there is none */
export function findOf<Entry extends { id: number }>(entries: readonly Entry[], id: unknown): Entry {
  const entry = entries.find((one) => one.id === Number(id))
  if (entry === undefined) throw new Refusal(404, { detail: 'Not found.' })
  return entry
}

/** What one piece of something costs, in tetri. */
export function priceOf(product: Goods, specification: number | null): number {
  const chosen = product.specifications.find(({ id }) => id === specification)
  return Math.round(Number(chosen?.price ?? product.price) * 100)
}

export const inGel = (tetri: number) => (tetri / 100).toFixed(2)

/** @throws Refusal (404) */
export const productOf = (id: unknown) => findOf(GOODS, id)
