import { expect, type BrowserContext } from '@playwright/test'

/** What no journey may cause, in any of its tabs: errors in the console, uncaught errors, violations of the CSP. */
export class Problems {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  /** Listens to every page that the context has or will have. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#found.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (webError) => {
      this.#found.push(`uncaught: ${webError.error().stack ?? webError.error().message}`)
    })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} refuses ${event.blockedURI || 'inline'}`)
      })
    })
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
