import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../server/src/db/schema.ts'
import type { MailMessage } from '../../../server/src/gateways/mail/mail.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'

const sent: MailMessage[] = []
const mail = {
  send: async (message: MailMessage) => {
    sent.push(message)
  },
}
const { db, customer, sendOrderMails } = await orderApp({ mail })

test('an English mail has the English names of the day of the order', async () => {
  const tea = await storeProduct(db, {
    ...{ name: 'ჩაი', nameEn: 'Black tea', priceTetri: 1_000, inventory: 5 },
  })
  const pot = await storeProduct(db, { name: 'ქოთანი', priceTetri: 1_250, inventory: 5 })
  const asked = await customer()
  asked.cookies.set('language', 'en')
  const ordered = [
    { productId: tea.id, quantity: 1 },
    { productId: pot.id, quantity: 1 },
  ]
  const id = await asked.ordered(ordered, 2_250)
  await db.update(products).set({ nameEn: 'Green tea' }).where(eq(products.id, tea.id))
  await sendOrderMails()
  const [placed] = sent
  expect(placed?.text).toContain('- Black tea × 1')
  // It has no English name.
  expect(placed?.text).toContain('- ქოთანი × 1')
  expect((await asked.order(id)).items.map(({ product }) => product.name_en)).toEqual([
    'Black tea',
    undefined,
  ])
})
