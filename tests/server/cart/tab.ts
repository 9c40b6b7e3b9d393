import { setTimeout as wait } from 'node:timers/promises'
import type { Cart, CartItem } from '@dukani/contracts'
import type { Answer, Browser } from './browser.ts'

/** What a tab knows of its cart: by product, the line and its quantity. */
type Known = Map<string, { id: string; quantity: number }>

/** One try of a change: the request, and the cart as it has to be when the change was carried out. */
interface Change {
  send: () => Promise<Answer>
  /** @param body the answer's, when there is one */
  after: (body: unknown) => Known
}

/** A shopper's tab that changes its cart without end and checks that the shop keeps what it has acknowledged. */
export interface Tab {
  /** changes that the shop has acknowledged so far */
  acknowledged(): number
  /** stops after the change that is under way, and looks at the cart for the last time */
  stop(): Promise<void>
  /** rejects when the shop lost or made up something, or answered with a failure of its own */
  failed: Promise<never>
}

/**
 * Lets a guest's tab go. While the shop is away (no answer, or 503) it is asked again until it is back; the change
 * that was under way then may have been carried out or not, but nothing else may have changed.
 * @param draw a whole number below the given one, by chance
 */
export function runTab(guest: Browser, productIds: readonly string[], draw: (limit: number) => number): Tab {
  let known: Known = new Map()
  let acknowledged = 0
  let stopping = false

  async function read(): Promise<Known> {
    for (;;) {
      const answer = await attempt(() => guest.ask(`/v1/cart/?session_id=${guest.sessionId}`))
      if (answer?.status === 200) {
        const { cartitems } = (answer.body as Cart).cart
        return new Map(
          cartitems.map(({ id, product, quantity }) => [String(product?.id), { id: String(id), quantity }]),
        )
      }
      await wait(30)
    }
  }

  const run = async () => {
    while ((await attempt(() => guest.ask('/v1/csrf/')))?.status !== 200) await wait(30)
    while (!stopping) {
      const change = changeOf(guest, known, productIds[draw(productIds.length)] ?? '', draw)
      const answer = await attempt(change.send)
      if (answer === null) known = settled(await read(), known, change)
      else {
        known = change.after(answer.body)
        acknowledged += 1
      }
    }
    settled(await read(), known)
  }
  const running = run()
  return {
    acknowledged: () => acknowledged,
    stop() {
      stopping = true
      return running
    },
    failed: running.then(() => new Promise<never>(() => undefined)),
  }
}

/** The answer; null when the shop was away, and whether it did anything can't be told. */
async function attempt(send: () => Promise<Answer>): Promise<Answer | null> {
  let answer: Answer
  try {
    answer = await send()
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
  if (answer.status === 503) return null
  if (answer.status >= 300) throw new Error(`answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}

/** The cart as found, when it is what was acknowledged, with or without the change that was under way. */
function settled(found: Known, known: Known, change?: Change): Known {
  const line = [...found].find(([product, { id }]) => known.get(product)?.id !== id)?.[1]
  const possible = change === undefined ? [known] : [known, change.after(line)]
  if (possible.some((each) => text(each) === text(found))) return found
  throw new Error(`the cart is ${text(found)}, but was acknowledged as ${possible.map(text).join(' or ')}`)
}

function text(cart: Known): string {
  return JSON.stringify([...cart].toSorted(([a], [b]) => a.localeCompare(b)))
}

function changeOf(guest: Browser, known: Known, product: string, draw: (limit: number) => number): Change {
  const line = known.get(product)
  const session = guest.sessionId
  const kind = line === undefined ? 'add' : (['add', 'set', 'set', 'remove'] as const)[draw(4)]
  if (line === undefined || (kind === 'add' && line.quantity < 5)) {
    const body = { product_id: product, quantity: 1, session_id: session }
    return {
      send: () => guest.ask('/v1/cart/items/', { method: 'POST', body }),
      after: (answer) => {
        const id = line?.id ?? (answer as CartItem | undefined)?.id
        return new Map(known).set(product, { id: String(id), quantity: (line?.quantity ?? 0) + 1 })
      },
    }
  }
  if (kind === 'remove') {
    const left = new Map(known)
    left.delete(product)
    return {
      send: () => guest.ask(`/v1/cart/items/${line.id}/?session_id=${session}`, { method: 'DELETE' }),
      after: () => left,
    }
  }
  const quantity = 1 + draw(5)
  return {
    send: () => guest.ask(`/v1/cart/items/${line.id}/`, { method: 'PATCH', body: { quantity } }),
    after: () => new Map(known).set(product, { ...line, quantity }),
  }
}
