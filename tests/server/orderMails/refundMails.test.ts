import { expect, test } from 'vitest'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import type { MailMessage } from '../../../server/src/gateways/mail/mail.ts'
import { lockOrder } from '../../../server/src/modules/orders/lifecycle.ts'
import { refundPart } from '../../../server/src/modules/payments/partialRefunds.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'

const sent: MailMessage[] = []
const mail = { send: async (message: MailMessage) => void sent.push(message) }
const { db, customer, sendOrderMails } = await orderApp({ mail })
const { id: productId } = await storeProduct(db, { name: 'თაფლი', priceTetri: 1_250, inventory: 10 })
const lines = [{ productId, quantity: 2 }]

async function mails(): Promise<MailMessage[]> {
  await sendOrderMails()
  return sent.splice(0)
}

test('each refund of a part is mailed once, with its products, its amount and where the money is', async () => {
  const asked = await customer()
  await inTransaction(db, (transaction) => changeWallet(transaction, asked.buyer.id, 2_500, ''))
  const id = await asked.ordered(lines, 2_500, { payment_method: 'wallet' })
  const { order_number: number, items } = await asked.order(id)
  await mails()
  const give = (part: {
    items: { id: string; quantity: number }[]
    amountTetri: number
    seenTetri: number
  }) =>
    inTransaction(db, async (transaction) => {
      const order = await lockOrder(transaction, id)
      if (order === null) throw new Error('no order')
      return refundPart(transaction, order, { ...part, restock: false, reference: '' })
    })
  const goods = { items: [{ id: String(items[0]?.id), quantity: 1 }], amountTetri: 1_250, seenTetri: 2_500 }
  expect(await give(goods)).toMatchObject({ ok: true })
  const [first] = await mails()
  expect(first?.subject).toBe(`შეკვეთა № ${number}: თანხა დაგიბრუნდათ`)
  expect(first?.text).toMatch(/თაფლი × 1\s+დაბრუნებული თანხა: 12,50\u00a0₾\s+თანხა თქვენს საფულეშია/)
  expect(await give({ items: [], amountTetri: 100, seenTetri: 1_250 })).toMatchObject({ ok: true })
  expect((await mails()).map(({ text }) => text.includes('1,00\u00a0₾'))).toEqual([true])
})
