import { savedItemPageSchema, savedItemSchema, type SavedItem, type SaveItem } from '@dukani/contracts'
import type { LightMyRequestResponse } from 'fastify'
import { newBuyers } from '../orders/buyers.ts'
import { withBearer } from '../support/customer.ts'
import { newShopper, type Shopper } from '../support/shopper.ts'
import { testApp } from '../support/testApp.ts'

export const PATH = '/v1/saved-items/'

/** A customer's browser, with their wishlist. */
export interface Wishing extends Shopper {
  id: string
  save(body: SaveItem): Promise<LightMyRequestResponse>
  /** saves what is not saved yet */
  saved(body: SaveItem): Promise<SavedItem>
  list(query?: string): Promise<SavedItem[]>
}

/** The whole server on a fresh database, and customers in it. */
export async function wishlistApp() {
  const built = await testApp()
  const { app, db, config } = built

  async function customer(): Promise<Wishing> {
    const [buyer] = await newBuyers(db, config.secret, 1)
    if (buyer === undefined) throw new Error('no customer was made')
    const shopper = withBearer(await newShopper(app), buyer.accessToken)
    const save = (body: SaveItem) => shopper.post(PATH, body)
    return {
      ...shopper,
      id: buyer.id,
      save,
      async saved(body) {
        const answer = await save(body)
        if (answer.statusCode !== 201) throw new Error(`not saved: ${answer.body}`)
        return savedItemSchema.parse(answer.json())
      },
      list: async (query = '') =>
        savedItemPageSchema.parse((await shopper.get(`${PATH}${query}`)).json()).results,
    }
  }

  return { ...built, customer }
}
