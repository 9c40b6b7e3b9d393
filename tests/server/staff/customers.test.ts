import { shopCustomerDetailsSchema, shopCustomerPartSchema } from '@dukani/contracts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '../../../server/src/db/accountSchema.ts'
import { addresses, orderNotes, orders } from '../../../server/src/db/orderSchema.ts'
import { users } from '../../../server/src/db/schema.ts'
import { inTransaction } from '../../../server/src/db/transaction.ts'
import { changeWallet } from '../../../server/src/modules/payments/walletRepository.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { newShopper } from '../support/shopper.ts'
import { staffApp } from './staffApp.ts'

const { app, db, customer, member } = await staffApp()
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 1_000 })
const owner = await member('owner')
const PATH = '/v1/admin/customers/'
const LINES = [{ productId: jug.id, quantity: 1 }]

/** A customer with a name, a phone number, an address and an order. */
async function known() {
  const asked = await customer()
  const { id } = asked.buyer
  const phone = `+9955${id.replaceAll(/\D/g, '').slice(-8).padStart(8, '5')}`
  await db
    .update(users)
    .set({
      firstName: 'თამარ',
      lastName: `გელაშვილი${id.slice(-6)}`,
      phoneNumber: phone,
      idnumber: '01234567890',
    })
    .where(eq(users.id, id))
  const created = await asked.post('/v1/customer/addresses/', {
    ...{ home_address: 'აღმაშენებლის 5', city: 'ქუთაისი', region: 'იმერეთი', postal_code: '4600' },
  })
  expect(created.statusCode, created.body).toBe(201)
  const orderId = await asked.ordered(LINES, 2_000)
  return { ...asked, id, phone, orderId }
}

const show = async (id: string) => shopCustomerDetailsSchema.parse((await owner.get(`${PATH}${id}/`)).json())
const act = (id: string, action: string, asked = owner) => asked.post(`${PATH}${id}/${action}/`)
const setStatus = (orderId: string, status: string) =>
  db.update(orders).set({ status }).where(eq(orders.id, orderId))
const accountOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]

test('customers are listed newest first, and found by name, e-mail, phone and order number', async () => {
  const someone = await known()
  const { email, lastName } = (await accountOf(someone.id)) ?? { email: '', lastName: '' }
  const list = async (query = '') => {
    const answer = await owner.get(`${PATH}${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return shopCustomerPartSchema.parse(answer.json())
  }
  expect((await list()).results[0]).toMatchObject({ id: someone.id, email, blocked_at: null })
  const found = async (text: string) =>
    (await list(`?search=${encodeURIComponent(text)}`)).results.map(({ id }) => id)
  expect(await found(` თამარ ${lastName.slice(0, -1)}`)).toEqual([someone.id])
  expect(await found(email.toUpperCase().slice(0, -3))).toEqual([someone.id])
  expect(await found(someone.phone)).toEqual([someone.id])
  expect(await found(someone.phone.slice(4))).toEqual([someone.id])
  const { orders: own } = await show(someone.id)
  expect(await found(own[0]?.order_number ?? '')).toEqual([someone.id])
  expect(await found('261119-99999')).toEqual([])
  expect(await found('%%%')).toEqual([])
  expect((await list('?after=nonsense')).results).toEqual([])
})

test('a customer is shown with orders, wallet and addresses', async () => {
  const someone = await known()
  await inTransaction(db, (transaction) => changeWallet(transaction, someone.id, 5_000, 'საჩუქარი'))
  expect(await show(someone.id)).toMatchObject({
    orders: [{ id: someone.orderId, total_price: 20 }],
    wallet: { balance: 50, entries: [{ amount: 50, kind: 'added', note: 'საჩუქარი', order_number: null }] },
    addresses: [{ city: 'ქუთაისი' }],
    history: [],
  })
  expect((await owner.get(`${PATH}nobody/`)).statusCode).toBe(404)
})

test('a blocked customer is logged out and can neither log in nor order, until unblocked', async () => {
  const person = { email: 'blocked@example.ge', password: 'მთა და ბარი და ზღვა' }
  const guest = await newShopper(app)
  const registered = await guest.post('/v1/accounts/register/', {
    ...{ ...person, first_name: 'ნინო', last_name: 'ბ', idnumber: '01234567890', phone_number: '555123456' },
  })
  expect(registered.statusCode, registered.body).toBe(201)
  const login = (password = person.password) =>
    guest.post('/v1/accounts/login/', { email: person.email, password })
  const { access } = (await login()).json<{ access: string }>()
  const withAccess = { headers: { authorization: `Bearer ${access}` } }
  const [{ id } = { id: '' }] = await db.select().from(users).where(eq(users.email, person.email))
  expect((await guest.get('/v1/orders/', withAccess)).statusCode).toBe(200)

  const answers = await Promise.all([act(id, 'block'), act(id, 'block')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await guest.get('/v1/orders/', withAccess)).statusCode).toBe(401)
  expect((await guest.post('/v1/orders/create/', {}, withAccess)).statusCode).toBe(401)
  expect((await guest.post('/v1/accounts/token/refresh/')).statusCode).toBe(401)
  const refused = await login()
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toEqual({ detail: 'ეს ანგარიში დაბლოკილია. დაგვიკავშირდით.' })
  // Who doesn't know the password isn't told.
  expect((await login('სულ სხვა პაროლი')).statusCode).toBe(401)

  expect((await act(id, 'unblock')).statusCode).toBe(200)
  expect((await guest.get('/v1/orders/', withAccess)).statusCode).toBe(401)
  expect((await login()).statusCode).toBe(200)
  expect((await show(id)).history.map(({ action }) => action)).toEqual(['customer.unblock', 'customer.block'])
})

test('a member of the staff can’t be blocked or erased', async () => {
  const manager = await member('manager')
  for (const action of ['block', 'erase']) {
    const refused = await act(manager.buyer.id, action)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toEqual({ detail: 'ეს თანამშრომელია. ჯერ უფლება გაუუქმეთ.' })
  }
  expect((await manager.get(PATH)).statusCode).toBe(200)
})

test('an export has all personal data, and the log only their names', async () => {
  const someone = await known()
  const exported = await act(someone.id, 'export')
  expect(exported.json()).toMatchObject({
    account: [{ firstName: 'თამარ', idnumber: '01234567890' }],
    addresses: [{ homeAddress: 'აღმაშენებლის 5' }],
    orders: [{ id: someone.orderId }],
    orderItems: [{ productName: 'დოქი' }],
  })
  expect(exported.body).not.toContain('passwordHash')
  const [logged] = (await show(someone.id)).history
  expect(logged).toMatchObject({ action: 'customer.export', before: null })
  expect(logged?.after?.['fields']).toContain('addresses')
  expect(JSON.stringify(logged)).not.toContain('აღმაშენებლის')
})

test('nothing is erased while an order or a wallet balance is open', async () => {
  const someone = await known()
  const refusal = async () => (await act(someone.id, 'erase')).json<{ detail: string }>().detail
  expect(await refusal()).toBe('მყიდველს დაუსრულებელი შეკვეთა აქვს. ჯერ ის დაასრულეთ.')
  await setStatus(someone.orderId, 'delivered')
  await inTransaction(db, (transaction) => changeWallet(transaction, someone.id, 100, ''))
  expect(await refusal()).toBe('მყიდველს საფულეში თანხა აქვს. ჯერ ის დაუბრუნეთ.')
  expect(await accountOf(someone.id)).toMatchObject({ firstName: 'თამარ', erasedAt: null })
})

test('an erased customer leaves orders with numbers, sums and the buyer’s name, and nothing else', async () => {
  const someone = await known()
  await setStatus(someone.orderId, 'delivered')
  await owner.post(`/v1/admin/orders/${someone.orderId}/notes/`, { text: 'თამარმა დარეკა' })
  for (const sum of [100, -100])
    await inTransaction(db, (transaction) => changeWallet(transaction, someone.id, sum, 'თამარს'))
  const before = await show(someone.id)
  const answers = await Promise.all([act(someone.id, 'erase'), act(someone.id, 'erase')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await accountOf(someone.id)).toMatchObject({
    ...{ email: `${someone.id}@erased.invalid`, firstName: '', lastName: '', phoneNumber: '', idnumber: '' },
    ...{ profilePic: null, passwordHash: null },
  })
  expect(await db.select().from(addresses).where(eq(addresses.userId, someone.id))).toEqual([])
  expect(await db.select().from(sessions).where(eq(sessions.userId, someone.id))).toEqual([])
  const [order] = await db.select().from(orders).where(eq(orders.id, someone.orderId))
  expect(order).toMatchObject({ homeAddress: '', postalCode: '', totalTetri: 2_000 })
  expect(order?.customerName).toContain('თამარ')
  const after = await show(someone.id)
  expect(after.orders.map(({ order_number }) => order_number)).toEqual(
    before.orders.map(({ order_number }) => order_number),
  )
  expect(after.history.filter(({ action }) => action === 'customer.erase')).toHaveLength(1)
  expect(JSON.stringify([after.history, after.wallet])).not.toContain('თამარ')
  expect(await db.$count(orderNotes, eq(orderNotes.orderId, someone.orderId))).toBe(0)
  expect((await someone.get('/v1/orders/')).statusCode).toBe(401)
})
