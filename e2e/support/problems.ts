import { expect, type BrowserContext, type Request } from '@playwright/test'
import { literal } from './texts.ts'

const LOGOUT = '/v1/accounts/logout/'

/** What no journey may cause, in any of its tabs: errors in the console, uncaught errors, violations of the CSP. */
export class Problems {
  readonly #found: string[] = []
  // No journey reaches the tile service (playwright.config.ts). A map that isn't the journey's matter may ask it.
  readonly #expected: RegExp[] = [/ERR_NAME_NOT_RESOLVED \(https:\/\/tile\.openstreetmap\.org\//]

  /** Listens to every page that the context has or will have. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#found.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (webError) => {
      this.#found.push(`uncaught: ${webError.error().stack ?? webError.error().message}`)
    })
    this.#letLeave(context)
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} refuses ${event.blockedURI || 'inline'}`)
      })
    })
  }

  /** What was asked in a customer's name, and is answered only after their logout, is refused: so it should be. */
  #letLeave(context: BrowserContext): void {
    const underWay = new Set<Request>()
    context.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/v1/')) return
      underWay.add(request)
      const urls = [...underWay].map((one) => one.url())
      if (!urls.some((url) => url.endsWith(LOGOUT))) return
      for (const url of urls) this.expect(new RegExp(`status of 401 .*${literal(`(${url})`).source}`))
    })
    const isOver = (request: Request) => underWay.delete(request)
    context.on('requestfinished', isOver)
    context.on('requestfailed', isOver)
  }

  /** A problem that the journey itself brings about, such as a file that it withholds. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Fails when there was a problem that nobody expected. */
  verify(): void {
    const unexpected = this.#found.filter(
      (problem) => !this.#expected.some((pattern) => pattern.test(problem)),
    )
    expect(unexpected, 'errors in the browser').toEqual([])
  }
}
