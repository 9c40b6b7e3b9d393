import { cartSchema, productPageSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { databasePid, killDatabase } from '../support/databaseProcess.ts'
import { dataDirs } from '../support/dataDirs.ts'
import type { Program } from '../support/program.ts'
import { eventually, startShop } from '../support/shop.ts'
import { wireShopper, type WireShopper } from '../support/wireShopper.ts'

const PORT = 4151
const SHOPPERS = 6
const ROUNDS = 5

const dirs = dataDirs()

/** A shopper who changes the quantity of one line without end, and what the server has told them of it. */
interface Life {
  shopper: WireShopper
  line: string
  /** the last quantity that the server acknowledged */
  acknowledged: number
  /** one that was sent after it and never answered: it may or may not have been done */
  pending: number | null
}

async function beginLife(productId: unknown): Promise<Life> {
  const shopper = wireShopper(PORT)
  const body = { product_id: productId, quantity: 1, session_id: shopper.sessionId }
  const { status, body: item } = await shopper.ask('POST', '/v1/cart/items/', body)
  expect(status).toBe(201)
  return { shopper, line: String((item as { id: unknown }).id), acknowledged: 1, pending: null }
}

/** Changes the quantity until the connection breaks or the database is away. @returns changes acknowledged */
async function changeUntilFailure(life: Life): Promise<number> {
  for (let changes = 0; ; changes += 1) {
    const quantity = 1 + ((life.acknowledged + changes) % 5)
    life.pending = quantity
    const url = `/v1/cart/items/${life.line}/?session_id=${life.shopper.sessionId}`
    const answer = await life.shopper.ask('PATCH', url, { quantity }).catch(() => null)
    if (answer?.status !== 200) return changes
    life.acknowledged = quantity
    life.pending = null
  }
}

async function quantityNow(life: Life): Promise<number> {
  const url = `/v1/cart/?session_id=${life.shopper.sessionId}`
  const { body } = await eventually(
    () => life.shopper.ask('GET', url),
    ({ status }) => status === 200,
  )
  const [line, ...others] = cartSchema.parse(body).cart.cartitems
  expect(others).toEqual([])
  expect(line?.id).toBe(life.line)
  return line?.quantity ?? 0
}

async function open(dataDir: string): Promise<Program> {
  const shop = startShop(dataDir, PORT)
  expect(await shop.line()).toBe(`The shop is open: http://localhost:${PORT}`)
  return shop
}

test(
  `killed ${ROUNDS} times together with its database, as a machine that goes down does, the shop starts again with every acknowledged change`,
  { timeout: 120_000 },
  async () => {
    const dataDir = dirs.next()
    let shop = await open(dataDir)
    const list = await wireShopper(PORT).ask('GET', '/v1/products/')
    const product = productPageSchema
      .parse(list.body)
      .results.find(({ specifications, inventory }) => specifications.length === 0 && inventory >= 5)
    const lives = await Promise.all(Array.from({ length: SHOPPERS }, () => beginLife(product?.id)))
    let changes = 0

    for (let round = 0; round < ROUNDS; round += 1) {
      const living = lives.map(changeUntilFailure)
      // Killed in the midst of changes, each time at another point of one.
      const goal = lives.map(({ acknowledged }) => acknowledged)
      await eventually(
        async () => lives.filter((life, index) => life.acknowledged !== goal[index]).length,
        (moved) => moved >= 3,
      )
      killDatabase(dataDir, round % 2 === 0 ? 'all' : 'first')
      if (shop.child.pid !== undefined) process.kill(-shop.child.pid, 'SIGKILL')
      const done = await Promise.all(living)
      changes += done.reduce((sum, count) => sum + count, 0)
      expect(await shop.ended).toBe('SIGKILL')
      shop = await open(dataDir)
      for (const life of lives) {
        const quantity = await quantityNow(life)
        expect([life.acknowledged, life.pending]).toContain(quantity)
        life.acknowledged = quantity
        life.pending = null
      }
    }

    expect(changes).toBeGreaterThan(ROUNDS)
    shop.child.kill('SIGTERM')
    expect(await shop.ended).toBe(0)
    expect(databasePid(dataDir)).toBeNull()
  },
)
