import type { Page, Request } from '@playwright/test'

/** A story may let a call wait for ever: what is asked for this long will have no answer. */
const HANGS_MS = 1500

/** What a page has asked for and has no answer to yet. */
export class PendingRequests {
  readonly #since = new Map<Request, number>()

  constructor(page: Page) {
    page.on('request', (request) => this.#since.set(request, performance.now()))
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => this.#since.delete(request))
  }

  /** Another page is opened: nobody waits for the answers of this one. */
  forget(): void {
    this.#since.clear()
  }

  /** Whether an answer may still come and change the picture. */
  get isAny(): boolean {
    const hangsSince = performance.now() - HANGS_MS
    return [...this.#since.values()].some((since) => since > hangsSince)
  }
}
