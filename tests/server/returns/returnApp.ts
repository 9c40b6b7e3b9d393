import { shopReturnDetailsSchema, shopReturnPartSchema, type ReturnState } from '@dukani/contracts'
import { eq, sql } from 'drizzle-orm'
import { orderMails, orders } from '../../../server/src/db/orderSchema.ts'
import { refundApp } from '../payments/refundApp.ts'
import { formOf } from '../profile/form.ts'
import { drawing } from '../profile/pictures.ts'

const PATH = '/v1/admin/returns/'

/** The whole server with delivered orders, their customers, who return items, and a manager. */
export async function returnApp() {
  const built = await refundApp()
  const { db, manager, delivered } = built

  /** A delivered order of three jugs and a bowl, whose day of delivery is known. */
  async function returnable(days = 0) {
    const made = await delivered('wallet')
    const { asked, id } = made
    await db
      .update(orders)
      .set({ deliveredAt: sql`now() - make_interval(days => ${days}::integer)` })
      .where(eq(orders.id, id))
    const ask = (quantity = 2, more: object = {}) =>
      asked.post(`/v1/orders/${id}/returns/`, {
        ...{ items: [{ id: made.jugs, quantity }], reason: 'გატეხილია', pictures: [] },
        ...more,
      })
    /** @param changed the content; a drawing without one */
    async function sendPicture(changed?: Buffer, orderId = id) {
      const data = changed ?? (await drawing(40, 20).png().toBuffer())
      const { type, body } = await formOf([{ data, field: 'picture', type: 'image/png' }])
      return asked.post(`/v1/orders/${orderId}/return-pictures/`, body, { headers: { 'content-type': type } })
    }
    const picture = async () => (await sendPicture()).json<{ path: string; url: string }>()
    return { ...made, ask, sendPicture, picture }
  }

  const details = async (id: unknown) =>
    shopReturnDetailsSchema.parse((await manager.get(`${PATH}${String(id)}/`)).json())

  const list = async (query = '') =>
    shopReturnPartSchema.parse((await manager.get(PATH + query)).json()).results

  return {
    ...built,
    returnable,
    details,
    list,
    latest: async () => details((await list())[0]?.id),
    step: (id: unknown, name: string, seen: ReturnState, body: object = {}) =>
      manager.post(`${PATH}${String(id)}/${name}/`, { seen, ...body }),
    mailsOf: async (orderId: string) =>
      (await db.select().from(orderMails).where(eq(orderMails.orderId, orderId))).map(({ kind }) => kind),
  }
}
