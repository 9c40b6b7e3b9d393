import { expect, type BrowserContext, type Request } from '@playwright/test'
import { literal } from './texts.ts'

const LOGOUT = '/v1/accounts/logout/'

/** Problems in any tab of a journey: console errors, uncaught errors, CSP violations. */
export class Problems {
  readonly #found: string[] = []
  // The tile service is blocked (playwright.config.ts), but a map may still request it.
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

  /** Allows 401 answers to requests of a customer that arrive after their logout. */
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

  /** Allows a problem that the journey itself causes, such as a blocked file. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern)
  }

  /** Fails on a problem that wasn't allowed. */
  verify(): void {
    const unexpected = this.#found.filter(
      (problem) => !this.#expected.some((pattern) => pattern.test(problem)),
    )
    expect(unexpected, 'errors in the browser').toEqual([])
  }
}
