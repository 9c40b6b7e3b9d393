import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { orders } from '../../../server/src/db/orderSchema.ts'
import { products, users } from '../../../server/src/db/schema.ts'
import { ACTORS, createActors } from '../cart/actors.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'
import { newShopper } from '../support/shopper.ts'
import { readPdf } from './readPdf.ts'

const { app, db, config, customer } = await orderApp()
const honey = await storeProduct(db, { name: 'წაბლის თაფლი', priceTetri: 1_250, inventory: 100 })
const wine = await storeProduct(db, {
  name: 'Saperavi · საფერავი',
  specifications: [{ value: '0,75 ლ', priceTetri: 1_234_550, inventory: 100 }],
})
const lines = [
  { productId: honey.id, quantity: 3 },
  { productId: wine.id, specificationId: wine.specificationIds[0] ?? null, quantity: 2 },
]

async function ordering() {
  const asked = await customer()
  await db
    .update(users)
    .set({ firstName: 'ნინო', lastName: 'Müller-Иванова' })
    .where(eq(users.id, asked.buyer.id))
  const id = await asked.ordered(lines, 2_472_850)
  // A tab of its own: cookies, and no header.
  const tab = await newShopper(app)
  tab.cookies.set('accessToken', asked.buyer.accessToken)
  return { ...asked, id, tab, invoice: (options = {}) => tab.get(`/v1/orders/${id}/invoice/`, options) }
}

test('ORDER-03 an invoice opens in a new tab, by the cookie alone, and lists what was bought', async () => {
  const { id, order, invoice } = await ordering()
  const { order_number: number } = await order(id)
  const answer = await invoice()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="invoice-${number}.pdf"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const { pages, text, info } = await readPdf(answer.rawPayload)
  expect(pages).toHaveLength(1)
  expect(pages[0]).toMatchObject({ width: 595.28, height: 841.89 })
  expect(info).toMatchObject({ Title: `ინვოისი № ${number}`, Language: 'ka' })
  for (const said of [
    `ინვოისი № ${number}`,
    'გამყიდველი',
    'დუქანი',
    'ნინო Müller-Иванова',
    'რუსთაველის გამზირი',
    '0108',
    'საბანკო გადარიცხვა',
    'გადაუხდელია',
    'წაბლის თაფლი',
    'Saperavi · საფერავი',
    '0,75 ლ',
    '12,50 ₾',
    '37,50 ₾',
    '12 345,50 ₾',
    '24 691,00 ₾',
    '24 728,50 ₾',
    'გვერდი 1 / 1',
  ])
    expect(text.replaceAll('\u00a0', ' '), said).toContain(said)
  expect(text).not.toContain('გაუქმებულია')
})

test('ORDER-03 its fonts are embedded, and it refers to no others', async () => {
  const { invoice } = await ordering()
  const pdf = (await invoice()).rawPayload.toString('latin1')
  const named = [...pdf.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !/^[A-Z]{6}\+NotoSans/.test(name ?? ''))).toEqual([])
  expect(named.some((name) => name?.includes('NotoSansGeorgian'))).toBe(true)
  expect([...pdf.matchAll(/\/FontFile2 /g)].length).toBeGreaterThan(0)
  // A page of text, not a pile of fonts.
  expect(pdf.length).toBeLessThan(60_000)
})

test('ORDER-03 the same order has a byte-identical invoice, whatever is changed elsewhere', async () => {
  const { id, buyer, invoice } = await ordering()
  const first = (await invoice()).rawPayload
  await db.update(users).set({ firstName: 'სხვა' }).where(eq(users.id, buyer.id))
  await db.update(products).set({ name: 'სხვა', priceTetri: 1 }).where(eq(products.id, honey.id))
  expect((await invoice()).rawPayload.equals(first)).toBe(true)
  await db.update(products).set({ name: 'წაბლის თაფლი', priceTetri: 1_250 }).where(eq(products.id, honey.id))

  await db.update(orders).set({ paymentStatus: 'completed', status: 'cancelled' }).where(eq(orders.id, id))
  const { text } = await readPdf((await invoice()).rawPayload)
  expect(text).toContain('გადახდილია')
  expect(text).toContain('შეკვეთა გაუქმებულია')
})

test('ORDER-03 it is in the reader’s language', async () => {
  const { tab, invoice, id, order } = await ordering()
  tab.cookies.set('language', 'en')
  const { order_number: number } = await order(id)
  const { text, info } = await readPdf((await invoice()).rawPayload)
  expect(info).toMatchObject({ Language: 'en' })
  for (const said of [`Invoice No. ${number}`, 'Not paid', '₾12,345.50', 'Page 1 of 1', 'წაბლის თაფლი'])
    expect(text).toContain(said)
})

test('API-05 ORDER-03 only its customer gets an invoice: another customer’s answers like a missing one', async () => {
  const { id } = await ordering()
  const { actors } = await createActors(app, config)
  for (const name of ACTORS) {
    const { cookies, accessToken } = actors[name]
    const tab = await newShopper(app)
    for (const [key, value] of cookies) tab.cookies.set(key, value)
    if (accessToken !== null) tab.cookies.set('accessToken', accessToken)
    const answer = await tab.get(`/v1/orders/${id}/invoice/`)
    const known = name === 'another customer' || name === 'the owner'
    expect([name, answer.statusCode]).toEqual([name, known ? 404 : 401])
    if (!known) continue
    for (const other of [randomUUID(), 'no-id', id.toUpperCase()]) {
      const missing = await tab.get(`/v1/orders/${other}/invoice/`)
      expect([missing.statusCode, missing.body]).toEqual([404, answer.body])
    }
  }
})

test('API-05 the cookie opens the invoice and nothing else', async () => {
  const { id, tab } = await ordering()
  expect((await tab.get(`/v1/orders/${id}/`)).statusCode).toBe(401)
  expect((await tab.get('/v1/orders/')).statusCode).toBe(401)
  expect((await tab.post(`/v1/orders/${id}/invoice/`)).statusCode).toBe(405)
})
