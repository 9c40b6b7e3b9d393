import { product } from '#mocks/products.ts'
import type { FakeLine } from './fakeCarts.ts'

/** Who logs in. */
export const USER = 'user-1'

/** What the carts of a merge hold: a limit of five, of three by stock, and of five again. */
export const wine = product({ id: 'wine', name: 'ღვინო', inventory: 9, effective_inventory: 9 })
export const honey = product({ id: 'honey', name: 'თაფლი', inventory: 3, effective_inventory: 3 })
export const bread = product({ id: 'bread', name: 'პური', inventory: 9, effective_inventory: 9 })

/** A line of a cart; the guest's, unless it is given another id. */
export const line = (of: typeof wine, quantity: number, id = `g-${of.id}`): FakeLine => ({
  id,
  product: of,
  quantity,
})
