import { expect, type CDPSession, type Locator, type Page } from '@playwright/test'

/** A place of the screen, in px. */
export interface Spot {
  x: number
  y: number
}

/** Steps of a movement: a browser tells a swipe from a scroll by the first ones. */
const STEPS = 8
/** Frames that a finger rests before it lifts, so that the movement has no momentum. */
const REST = 6
/** Part of the screen's height that is clear of fixed bars. */
const CLEAR = { from: 0.14, to: 0.78 }
/** Maximum number of pulls to reach an element. */
const MOST_PULLS = 30
/** After so many pulls without movement the end is reached; a toast may have caught the first ones. */
const PULLS_IN_VAIN = 6

/** Touches, sent as the system reports them: the browser scrolls and zooms by them itself. */
export class Fingers {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Moves one finger from a place, in px. */
  swipe(from: Spot, by: Spot): Promise<void> {
    return this.#move([[from, { x: from.x + by.x, y: from.y + by.y }]])
  }

  /** Moves two fingers around a place from one distance to another, in px. */
  pinch(around: Spot, from: number, to: number): Promise<void> {
    const beside = (distance: number): Spot => ({ x: around.x + distance / 2, y: around.y })
    return this.#move([
      [beside(-from), beside(-to)],
      [beside(from), beside(to)],
    ])
  }

  /** Drags what is under the finger and releases it without momentum. */
  pull(from: Spot, by: Spot): Promise<void> {
    return this.#move([[from, { x: from.x + by.x, y: from.y + by.y }]], REST)
  }

  /** Scrolls until an element is on the screen, clear of the bars. */
  async bring(thing: Locator): Promise<void> {
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 }
    const middle = ((CLEAR.from + CLEAR.to) / 2) * height
    let [before, stuck]: [number | null, number] = [null, 0]
    for (let pulls = 0; pulls < MOST_PULLS; pulls += 1) {
      const box = await restOf(thing)
      const isClear = box !== null && box.y >= CLEAR.from * height && box.y + box.height <= CLEAR.to * height
      stuck = box !== null && box.y === before ? stuck + 1 : 0
      if (isClear || stuck === PULLS_IN_VAIN) break
      before = box?.y ?? null
      // An element that isn't loaded yet is further below.
      const distance = box === null ? height : box.y + box.height / 2 - middle
      const by = -Math.sign(distance) * Math.min(Math.abs(distance), 0.45 * height)
      await this.pull({ x: width / 2, y: middle - by / 2 }, { x: 0, y: by })
    }
    await expect(thing, 'brought onto the screen by a finger').toBeInViewport({ ratio: 1 })
  }

  async #move(ways: [from: Spot, to: Spot][], rest = 0): Promise<void> {
    const session = await this.#page.context().newCDPSession(this.#page)
    const at = (share: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }))
    await touch(session, 'touchStart', at(0))
    for (let step = 1; step <= STEPS; step += 1) await touch(session, 'touchMove', at(step / STEPS))
    await frames(this.#page, rest)
    await touch(session, 'touchEnd', [])
    await session.detach()
  }
}

type Kind = 'touchStart' | 'touchMove' | 'touchEnd'

async function touch(session: CDPSession, type: Kind, touchPoints: (Spot & { id: number })[]): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame)
  }, count)

/** An element's position once it has stopped moving; null when it doesn't exist. */
async function restOf(thing: Locator): ReturnType<Locator['boundingBox']> {
  if ((await thing.count()) === 0) return null
  await thing.evaluate(async (element) => {
    const place = () => {
      const { left, top } = element.getBoundingClientRect()
      return `${left} ${top}`
    }
    for (let [still, before] = [0, place()]; still < 3;) {
      await new Promise(requestAnimationFrame)
      still = place() === before ? still + 1 : 0
      before = place()
    }
  })
  return thing.boundingBox()
}

/** The middle of an element, once it has stopped moving. */
export async function middleOf(thing: Locator): Promise<Spot> {
  const box = await restOf(thing)
  if (box === null) throw new Error('it is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
