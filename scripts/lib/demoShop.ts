import type { BrowserContext } from '@playwright/test'
import { freePort } from './freePort.ts'
import { exitOf, startNode, stopTree } from './processes.ts'

/** The demo customer of the README. */
const CUSTOMER = { email: 'nino@dukani.example', password: 'kargi-amindi-2026' }

export interface DemoShop {
  address: string
  stop: () => Promise<void>
}

/** Starts a shop for tests on a free port. @throws when it ends instead */
export async function openDemoShop(): Promise<DemoShop> {
  const port = await freePort()
  const server = startNode(['scripts/testShop.ts'], { env: { PORT: String(port), LOG_LEVEL: 'warn' } })
  const ended = exitOf(server)
  const address = `http://localhost:${port}`
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error(`the shop exited with ${server.exitCode} during its start`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = async () => {
    stopTree(server)
    await ended
  }
  return { address, stop }
}

async function isReady(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`).catch(() => null)
  return answer?.ok ?? false
}

/**
 * The path of a product's page.
 * @param isMeant selects a product of the catalogue's first page. @default the first one
 */
export async function productPath(
  address: string,
  isMeant: (product: Product) => boolean = () => true,
): Promise<string> {
  const { results } = (await (await fetch(`${address}/v1/products/`)).json()) as { results: Product[] }
  return `/product/${idOfFirst(results.filter(isMeant))}`
}

/** Logs a browser in as the demo customer. @returns the path of an order's page */
export async function logInToOrder(address: string, browser: BrowserContext): Promise<string> {
  const { request } = browser
  const { csrfToken } = (await (await request.get(`${address}/v1/csrf/`)).json()) as { csrfToken: string }
  const login = await request.post(`${address}/v1/accounts/login/`, {
    data: CUSTOMER,
    headers: { 'X-CSRFToken': csrfToken },
  })
  const { access } = (await login.json()) as { access: string }
  // The page writes this cookie at login; the server's cookies are set by the response.
  await browser.addCookies([{ name: 'accessToken', value: access, url: address }])
  const headers = { Authorization: `Bearer ${access}` }
  const orders = (await (await request.get(`${address}/v1/orders/`, { headers })).json()) as Page
  return `/orders/${idOfFirst(orders.results)}`
}

interface Page {
  results: { id: string | number }[]
}

interface Product {
  id: string | number
  specifications: unknown[]
  inventory: number
}

function idOfFirst([first]: Page['results']): string | number {
  if (first === undefined) throw new Error('the demo shop has no such product')
  return first.id
}
