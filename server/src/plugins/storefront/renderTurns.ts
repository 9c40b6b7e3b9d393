import { createWorkQueue, QueueBusyError } from '../../workQueue.ts'

/** A queue of renders, each of which blocks all other requests while it lasts. */
export interface RenderTurns {
  /**
   * @param address the network that asks; null for the shop itself, which makes an older page anew
   * @throws QueueBusyError when the address has had its share, or too many wait; and what `render` throws
   */
  run<Page>(address: string | null, render: () => Promise<Page>): Promise<Page>
}

export interface RenderLimits {
  /** renders a minute for one address; 0 is no limit */
  perMinute: number
  now?: () => number
}

/** Renders of all addresses that may wait. */
const QUEUE = 20
/** Those of one address, with the one that runs. */
const OF_ONE_ADDRESS = 3
/** How long (ms) one waits at most. */
const MAX_WAIT_MS = 5_000
/** After a render, other requests get the processor for as long as it took, but at most for so long (ms). */
const LONGEST_REST_MS = 250
/** An address may use the renders of so many seconds at once. */
const AT_ONCE_S = 10
/** Addresses that are remembered. */
const MOST_ADDRESSES = 10_000

interface Share {
  /** renders that it may still have */
  left: number
  /** when that was so */
  at: number
  underWay: number
}

/** One render at a time, with a rest after it; a share of them for each address. */
export function createRenderTurns({ perMinute, now = () => performance.now() }: RenderLimits): RenderTurns {
  const queue = createWorkQueue({ size: 1, queue: QUEUE, maxWait: MAX_WAIT_MS })
  const shares = new Map<string, Share>()
  const most = Math.ceil((perMinute * AT_ONCE_S) / 60)

  /** Takes a render out of an address's share. @throws QueueBusyError */
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
      throw new QueueBusyError('the address has had its share of renders')
    share.left -= 1
    share.underWay += 1
    return share
  }

  /** The turn lasts longer than the render: it includes a rest. */
  function turn<Page>(render: () => Promise<Page>): Promise<Page> {
    return new Promise((resolve, reject) => {
      const work = async () => {
        const began = now()
        await render().then(resolve, reject)
        const rest = Math.min(LONGEST_REST_MS, now() - began)
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
