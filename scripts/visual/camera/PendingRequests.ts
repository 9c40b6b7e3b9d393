import type { Page, Request } from '@playwright/test'

/** A story may mock a request that never ends: after this time it is ignored. */
const HANGS_MS = 1500

/** The pending requests of a page. */
export class PendingRequests {
  readonly #since = new Map<Request, number>()

  constructor(page: Page) {
    page.on('request', (request) => this.#since.set(request, performance.now()))
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.#since.delete(request))
  }

  /** Forgets all requests when another page is opened. */
  forget(): void {
    this.#since.clear()
  }

  /** Whether a response may still arrive and change the page. */
  get isAny(): boolean {
    const hangsSince = performance.now() - HANGS_MS
    return [...this.#since.values()].some((since) => since > hangsSince)
  }
}
