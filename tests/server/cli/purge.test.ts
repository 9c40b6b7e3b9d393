import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { ordersCommand } from '../../../server/src/cli/commands/orders.ts'
import { storeProduct } from '../catalogue/goods.ts'
import { orderApp } from '../orders/orderApp.ts'
import { cleanUp } from '../support/cleanUp.ts'
import { shopRun } from './shopRun.ts'
import { listening } from '../support/listening.ts'

const { db, url, customer } = await orderApp()
const jug = await storeProduct(db, { name: 'დოქი', priceTetri: 2_000, inventory: 10 })

/** A cache in front of the shop. @returns its address and the tags of each purge */
async function startCache() {
  const purges: unknown[] = []
  const server = createServer((request, response) => {
    purges.push(request.headers['surrogate-key'])
    response.end()
  })
  const port = await listening(server)
  const stop = () => new Promise((resolve) => void server.close(resolve))
  return { address: `http://127.0.0.1:${port}/purge`, purges, stop }
}

/** Cancels a new order by the command line. */
async function cancelled(settings: Readonly<Record<string, string>>) {
  const asked = await customer()
  const id = await asked.ordered([{ productId: jug.id, quantity: 1 }], 2_000)
  const { order_number: number } = await asked.order(id)
  return shopRun([ordersCommand], url, settings)('orders', 'set-status', number, 'cancelled')
}

test('a command purges the pages of what it changed, twice, before it ends', async () => {
  const { address, purges, stop } = await startCache()
  cleanUp(stop)
  expect(await cancelled({ CDN_PURGE_URL: address })).toMatchObject({ code: 0, notice: '' })
  expect(purges).toEqual([`product-${jug.id}`, `product-${jug.id}`])
})

test('a command says when the cache can’t be purged, and its work is done', async () => {
  const { address, stop } = await startCache()
  await stop()
  const run = await cancelled({ CDN_PURGE_URL: address })
  expect(run).toMatchObject({ code: 0, out: expect.stringContaining('pending → cancelled') as string })
  expect(run.notice).toMatch(
    /^Pages couldn’t be removed from the cache: .*They expire within two minutes\.\n$/,
  )
})
