import { renders, renderWork } from '../../observations.ts'
import { createWorkQueue, QueueBusyError } from '../../workQueue.ts'

/** A queue of renders, each of which blocks all other requests while it lasts. */
export interface RenderTurns {
  /**
   * @param address the network that the request comes from; null if the shop itself renders an older page again
   * @throws QueueBusyError if the address has used up its share, or too many are waiting; and what `render` throws
   */
  run<Page>(address: string | null, render: () => Promise<Page>): Promise<Page>
}

export interface RenderLimits {
  /** renders per minute for one address; 0 means no limit */
  perMinute: number
  now?: () => number
}

/** How many renders of all addresses may wait. */
const QUEUE = 20
/** How many of one address, including the one that runs. */
const OF_ONE_ADDRESS = 3
/** The longest wait (ms). */
const MAX_WAIT_MS = 5_000
/** After a render, other requests get the processor for the same time, but at most for this long (ms). */
const LONGEST_REST_MS = 250
/** An address may use the renders of this many seconds at once. */
const AT_ONCE_S = 10
/** Addresses that are remembered. */
const MOST_ADDRESSES = 10_000

interface Share {
  /** the renders left */
  left: number
  /** when they were counted */
  at: number
  underWay: number
}

/** One render at a time, with a rest after it, and a share for each address. */
export function createRenderTurns({ perMinute, now = () => performance.now() }: RenderLimits): RenderTurns {
  const queue = createWorkQueue({ size: 1, queue: QUEUE, maxWait: MAX_WAIT_MS })
  const shares = new Map<string, Share>()
  const most = Math.ceil((perMinute * AT_ONCE_S) / 60)

  /** Counts a render against an address's share. @throws QueueBusyError */
  function take(address: string): Share {
    const share = shares.get(address) ?? { left: most, at: now(), underWay: 0 }
    // Moves the address to the end, since the oldest is forgotten first.
    shares.delete(address)
    shares.set(address, share)
    const [oldest] = shares.keys()
    if (shares.size > MOST_ADDRESSES && oldest !== undefined) shares.delete(oldest)
    const passed = now() - share.at
    share.left = Math.min(most, share.left + (passed * perMinute) / 60_000)
    share.at += passed
    if (share.left < 1 || share.underWay >= OF_ONE_ADDRESS)
      throw new QueueBusyError('the address has used up its share of renders')
    share.left -= 1
    share.underWay += 1
    return share
  }

  /** The turn lasts longer than the render: it includes a rest. */
  function turn<Page>(render: () => Promise<Page>): Promise<Page> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        const began = now()
        const rendering = renderWork.run(null, render)
        rendering.then(resolve, reject)
        const [{ status }] = await Promise.allSettled([rendering])
        const tookMs = now() - began
        renders.publish({ seconds: tookMs / 1000, outcome: status === 'fulfilled' ? 'rendered' : 'failed' })
        const rest = Math.min(LONGEST_REST_MS, tookMs)
        await new Promise((resolve) => setTimeout(resolve, rest))
      }
      queue.run([], work).catch(reject)
    })
  }

  return {
    async run(address, render) {
      if (address === null || perMinute === 0) return turn(render)
      const share = take(address)
      try {
        return await turn(render)
      } finally {
        share.underWay -= 1
      }
    },
  }
}
