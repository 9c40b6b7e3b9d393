import { test as shopTest } from '../support/test.ts'
import { accountRoutes } from './accounts.ts'
import { createAnswering, listen } from './answering.ts'
import { cartRoutes } from './carts.ts'
import { catalogueRoutes } from './catalogue.ts'
import { customerRoutes } from './customers.ts'
import { orderRoutes } from './orders.ts'
import { startStaticStorefront } from './staticStorefront.ts'
import { createState } from './state.ts'

/** The storefront as files, and behind it a server that isn't ours. */
interface OtherShop {
  /** of the storefront */
  origin: string
  /** of the server */
  api: string
  /** calls that section 7 of the specification doesn't have */
  strays: Set<string>
}

/** A journey through the storefront at another server. */
export const test = shopTest.extend<{ otherShop: OtherShop }>({
  otherShop: async ({ browserName: _browserName }, use) => {
    const strays = new Set<string>()
    const state = createState()
    const origins = { server: '', storefront: '' }
    const routes = [
      ...accountRoutes(state),
      ...catalogueRoutes(state),
      ...cartRoutes(state),
      ...orderRoutes(
        state,
        () => origins.server,
        () => origins.storefront,
      ),
      ...customerRoutes(state),
    ]
    const server = await listen(createAnswering(routes, (call) => strays.add(call)))
    origins.server = server.origin
    const { origin } = server
    const storefront = await startStaticStorefront(() => ({ apiBase: origin, mediaBase: origin }))
    origins.storefront = storefront.origin
    await use({ origin: storefront.origin, api: origin, strays })
    await Promise.all([storefront.close(), server.close()])
  },
  baseURL: async ({ otherShop }, use) => use(otherShop.origin),
})

export { expect } from '@playwright/test'
