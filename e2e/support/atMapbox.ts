import type { RuntimeConfig } from '@dukani/contracts'
import type { Page, Request } from '@playwright/test'

/** A token in Mapbox's format, of no account. */
export const TOKEN = 'pk.eyJ1IjoiZHVrYW5pIiwiYSI6InRlc3QifQ.dGVzdA'

const HOSTS = ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com']
const CONFIG = /(<script type="application\/json" id="config">)([^<]*)/

/**
 * Makes the shop one with a Mapbox account, in this page: its documents come with the token, and with the policy that a
 * server with a token sends. Mapbox itself is the journey's own, which answers as the status says.
 * @returns the requests to Mapbox
 */
export async function haveMapbox(page: Page, status: 200 | 401): Promise<Request[]> {
  const asked: Request[] = []
  await page.route(/^https:\/\/(api|events)\.mapbox\.com\//, async (route) => {
    asked.push(route.request())
    const isTelemetry = route.request().url().startsWith('https://events.')
    await route.fulfill({
      status: isTelemetry ? 204 : status,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      ...(!isTelemetry && { json: {} }),
    })
  })
  await page.route(/^http:\/\/localhost:\d+\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    const document = (await answer.text()).replace(CONFIG, (_, open: string, text: string) => {
      const config: RuntimeConfig = { ...(JSON.parse(text) as RuntimeConfig), mapboxToken: TOKEN }
      return open + JSON.stringify(config)
    })
    const { 'content-security-policy': policy = '', ...headers } = answer.headers()
    const opened = policy.replace(/connect-src [^;]*/, (sources) => [sources, ...HOSTS].join(' '))
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': opened },
      body: document,
    })
  })
  return asked
}
