import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addToCart, removeLine, openBrowser, order, type Buyer, type Goods } from '../buyers.ts'
import type { Shop } from '../shop.ts'

/** An order that the shop acknowledged. */
export interface Acknowledged {
  id: string
  /** its Idempotency-Key */
  key: string
  /** when its last request was sent, and answered (ms of performance.now) */
  sentAt: number
  answeredAt: number
}

export interface Sale {
  acknowledged: readonly Acknowledged[]
  /** the status of every answer, or the error of its connection */
  answers: readonly (number | string)[]
  /** how long the longest request took, in ms */
  longest: () => number
  /**
   * The first order that was both sent and acknowledged after a moment.
   * @throws when there is none within three minutes
   */
  orderAfter: (moment: number) => Promise<Acknowledged>
  /** Ends the sale when each buyer's current order is complete. @throws when a buyer got an unexpected answer */
  end: () => Promise<void>
}

interface Answer {
  status: number
  id?: string
}

const THINK_MS = 150
const RETRY_MS = 250
const LIMIT_MS = 180_000

/**
 * Starts buyers who order one piece after the other. A request that fails or is answered with 503 is sent again to the
 * next process, with the same Idempotency-Key, until it succeeds or is refused.
 * @param scarce goods that sell out: every other order is for them, until none is left
 */
export async function openSale(
  shops: readonly [Shop, Shop],
  buyers: readonly Buyer[],
  { plenty, scarce }: { plenty: readonly Goods[]; scarce: readonly Goods[] },
): Promise<Sale> {
  const browser = await openBrowser(shops[0])
  const acknowledged: Acknowledged[] = []
  const answers: (number | string)[] = []
  const left = new Set(scarce)
  let isEnding = false
  let longest = 0
  let turn = 0

  async function settle(send: (shop: Shop) => Promise<Answer>): Promise<Answer & { sentAt: number }> {
    for (;;) {
      turn += 1
      const sentAt = performance.now()
      const answer = await send(shops[turn % 2 === 0 ? 0 : 1]).catch((error: Error) => error)
      longest = Math.max(longest, performance.now() - sentAt)
      answers.push(answer instanceof Error ? answer.message : answer.status)
      if (!(answer instanceof Error) && answer.status !== 503) return { ...answer, sentAt }
      await pause(RETRY_MS)
    }
  }

  /** Whether an answer says that the goods are sold out. @throws when it is another refusal, or the goods can't sell out */
  function soldOut({ status }: Answer, goods: Goods): boolean {
    if (status === 201) return false
    if (![400, 409].includes(status) || !scarce.includes(goods))
      throw new Error(`a buyer was answered ${status}`)
    left.delete(goods)
    return true
  }

  async function buy(buyer: Buyer, goods: Goods): Promise<void> {
    const [addKey, key] = [randomUUID(), randomUUID()]
    const line = await settle((shop) => addToCart(shop, browser, buyer, goods, addKey))
    if (soldOut(line, goods)) return
    const ordered = await settle((shop) => order(shop, browser, buyer, goods, key))
    if (soldOut(ordered, goods)) {
      await settle((shop) => removeLine(shop, browser, buyer, line.id ?? ''))
      return
    }
    const { id = '', sentAt } = ordered
    acknowledged.push({ id, key, sentAt, answeredAt: performance.now() })
  }

  const buying = buyers.map(async (buyer, at) => {
    for (let next = at; !isEnding; next += 1) {
      const [rare] = left
      const goods = next % 2 === 0 ? (rare ?? plenty[0]) : plenty[next % plenty.length]
      if (goods === undefined) throw new Error('there is nothing to order')
      await buy(buyer, goods)
      await pause(THINK_MS)
    }
  })
  const all = Promise.all(buying)
  // `end` and `orderAfter` report it.
  let failure: Error | null = null
  all.catch((error: Error) => (failure = error))

  return {
    acknowledged,
    answers,
    longest: () => longest,
    orderAfter: async (moment) => {
      const began = performance.now()
      for (;;) {
        const last = acknowledged.at(-1)
        if (last !== undefined && last.answeredAt > moment) {
          const found = acknowledged.find(({ sentAt }) => sentAt > moment)
          if (found !== undefined) return found
        }
        if (failure !== null) await all
        if (performance.now() - began > LIMIT_MS) throw new Error('no order for three minutes')
        await pause(5)
      }
    },
    end: async () => {
      isEnding = true
      await all
    },
  }
}
