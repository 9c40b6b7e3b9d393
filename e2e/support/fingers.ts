import type { CDPSession, Page } from '@playwright/test'

/** A place of the screen, in px. */
export interface Spot {
  x: number
  y: number
}

/** So many steps make a movement: a browser tells a swipe from a scroll by its first ones. */
const STEPS = 8

/** Fingers on the screen, as the system reports them to the browser: it scrolls and zooms by them itself. */
export class Fingers {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** One finger, from a place by so many px. */
  swipe(from: Spot, by: Spot): Promise<void> {
    return this.#move([[from, { x: from.x + by.x, y: from.y + by.y }]])
  }

  /** Two fingers beside a place, from one distance to another (px). */
  pinch(around: Spot, from: number, to: number): Promise<void> {
    const beside = (distance: number): Spot => ({ x: around.x + distance / 2, y: around.y })
    return this.#move([
      [beside(-from), beside(-to)],
      [beside(from), beside(to)],
    ])
  }

  async #move(ways: [from: Spot, to: Spot][]): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page)
    const at = (share: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }))
    await touch(session, 'touchStart', at(0))
    for (let step = 1; step <= STEPS; step += 1) await touch(session, 'touchMove', at(step / STEPS))
    await touch(session, 'touchEnd', [])
    await session.detach()
  }
}

type Kind = 'touchStart' | 'touchMove' | 'touchEnd'

async function touch(session: CDPSession, type: Kind, touchPoints: (Spot & { id: number })[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}
