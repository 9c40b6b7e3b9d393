import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createJobPool } from '../../jobPool.ts'
import type { Paper } from './paper.ts'

/** Prints papers in a worker thread, since one takes longer than a hundred API calls. */
export interface PaperPrinter {
  /**
   * Papers as one PDF; what is being printed already is waited for.
   * @throws PoolBusyError, PoolClosedError
   */
  print(papers: readonly [Paper, ...Paper[]]): Promise<Buffer>
  /** Ends the thread after its current job. */
  close(): Promise<void>
}

/** Invoices that may wait, about ten seconds' work. */
const MAX_WAITING = 50
const RETRY_AFTER_S = 5
/** A thread that takes longer (ms) for one job is stuck, and is terminated. */
const TIMEOUT_MS = 60_000

/** What a printer can be given. */
export interface PaperPrinterOptions {
  /** jobs that may wait */
  queue?: number
  /** the thread's program; for tests */
  file?: URL
  /** in ms; for tests */
  timeout?: number
}

/** Its thread starts with the first job. */
export function createPaperPrinter({
  queue = MAX_WAITING,
  file = new URL('./printWorker.ts', import.meta.url),
  timeout = TIMEOUT_MS,
}: PaperPrinterOptions = {}): PaperPrinter {
  const pool = createJobPool({ size: 1, queue, retryAfterSeconds: RETRY_AFTER_S })
  let thread: Worker | null = null

  /** The thread, started with the first job. */
  function running(): Worker {
    if (thread !== null) return thread
    const begun = new Worker(file)
    const forget = () => {
      if (thread === begun) thread = null
    }
    // The waiting job fails, and the next one starts another thread.
    begun.on('error', forget).on('exit', forget)
    // An idle thread doesn't keep the process alive.
    begun.unref()
    thread = begun
    return begun
  }

  async function printed(papers: readonly Paper[]): Promise<Buffer> {
    const worker = running()
    const ended = new AbortController()
    const { signal } = ended
    const limit = setTimeout(() => void worker.terminate(), timeout)
    worker.ref()
    try {
      const answer = once(worker, 'message', { signal })
      const end = once(worker, 'exit', { signal }).then(() => {
        throw new Error('the printer’s thread ended')
      })
      worker.postMessage(papers)
      const [pdf] = (await Promise.race([answer, end])) as [Uint8Array]
      return Buffer.from(pdf)
    } finally {
      clearTimeout(limit)
      ended.abort()
      worker.unref()
    }
  }

  return {
    print: (papers) => pool.run(JSON.stringify(papers), () => printed(papers)),

    async close() {
      await pool.close()
      await thread?.terminate()
    },
  }
}
