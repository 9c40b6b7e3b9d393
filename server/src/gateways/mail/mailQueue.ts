import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { MAIL_SHUTDOWN_TIMEOUT_MS } from '../../config/limits.ts'
import { jobs } from '../../observations.ts'
import type { Mail, MailMessage } from './mail.ts'

/** Mails that are written and sent at the same time. */
const AT_ONCE = 4

/** Mails that may wait; further ones are dropped and logged. */
const MAX_WAITING = 1000

/** Composes a mail, including its queries; null without a recipient. */
export type WriteMail = () => Promise<MailMessage | null>

/**
 * Sends mails in the background, so that the time of an answer doesn't reveal whether a mail was sent.
 */
export interface MailQueue {
  /** Never throws: a mail that can't be written or sent is logged, without its content. */
  post(write: WriteMail): void
  /** Waits for the mails that were posted, until a timeout. */
  empty(): Promise<void>
}

/** @param timeout how long (ms) `empty` waits at most */
export function createMailQueue(
  mail: Mail,
  log: FastifyBaseLogger,
  timeout = MAIL_SHUTDOWN_TIMEOUT_MS,
): MailQueue {
  const waiting: WriteMail[] = []
  const running = new Set<Promise<void>>()

  async function deliver(write: WriteMail): Promise<void> {
    try {
      await jobs.run({ name: 'mail' }, async () => {
        const message = await write()
        if (message !== null) await mail.send(message)
      })
    } catch (error) {
      log.error({ err: error }, 'a mail could not be sent')
    }
  }

  function next(): void {
    while (running.size < AT_ONCE) {
      const write = waiting.shift()
      if (write === undefined) return
      const delivery = deliver(write).finally(() => {
        running.delete(delivery)
        next()
      })
      running.add(delivery)
    }
  }

  async function allSent(): Promise<void> {
    while (running.size > 0) await Promise.all(running)
  }

  return {
    post(write) {
      if (waiting.length >= MAX_WAITING) {
        log.error('a mail was dropped: too many are waiting')
        return
      }
      waiting.push(write)
      // After the answer, which is sent before the event loop goes on.
      setImmediate(next)
    },
    async empty() {
      next()
      const ended = new AbortController()
      await Promise.race([allSent(), pause(timeout, undefined, { signal: ended.signal }).catch(() => {})])
      ended.abort()
      const left = waiting.length + running.size
      if (left > 0) log.error({ left }, 'the shop stops before all mails are sent')
    },
  }
}
