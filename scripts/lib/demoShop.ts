import type { BrowserContext } from '@playwright/test'
import { freePort } from './freePort.ts'
import { exitOf, startNode, stopTree } from './processes.ts'

/** Whom the README names. */
const CUSTOMER = { email: 'nino@dukani.example', password: 'kargi-amindi-2026' }

export interface DemoShop {
  address: string
  stop: () => Promise<void>
}

/** Opens a shop for tests on a free port. @throws when it ends instead */
export async function openDemoShop(): Promise<DemoShop> {
  const port = await freePort()
  const server = startNode(['scripts/testShop.ts'], { env: { PORT: String(port), LOG_LEVEL: 'warn' } })
  const ended = exitOf(server)
  const address = `http://localhost:${port}`
  while (!(await isReady(address))) {
    if (server.exitCode !== null) throw new Error(`the shop ended with ${server.exitCode} instead of opening`)
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

/** The path of a product's page. @param isMeant which product of the catalogue's first page; its first one, unless this says */
export async function productPath(
  address: string,
  isMeant: (product: Product) => boolean = () => true,
): Promise<string> {
  const { results } = (await (await fetch(`${address}/v1/products/`)).json()) as { results: Product[] }
  return `/product/${idOfFirst(results.filter(isMeant))}`
}

/** Makes a browser the demo customer's. @returns the path of an order's page */
export async function logInToOrder(address: string, browser: BrowserContext): Promise<string> {
  const { request } = browser
  const { csrfToken } = (await (await request.get(`${address}/v1/csrf/`)).json()) as { csrfToken: string }
  const login = await request.post(`${address}/v1/accounts/login/`, {
    data: CUSTOMER,
    headers: { 'X-CSRFToken': csrfToken },
  })
  const { access } = (await login.json()) as { access: string }
  // Writing it is the page's own part of logging in; the server's cookies came with the answer.
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
  if (first === undefined) throw new Error('the demo shop has none')
  return first.id
}
