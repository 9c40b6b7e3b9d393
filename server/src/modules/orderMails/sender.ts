import { DEFAULT_LANGUAGE, isLanguage, type Language, type ServerTranslate } from '@dukani/i18n'
import type { FastifyBaseLogger } from 'fastify'
import { ORDER_MAIL_INTERVAL_MS } from '../../config/limits.ts'
import type { Database } from '../../db/database.ts'
import { isDatabaseUnavailable } from '../../db/databaseErrors.ts'
import type { Mail } from '../../gateways/mail/mail.ts'
import { orderLetter } from './letters.ts'
import { ORDER_MAILS } from './queue.ts'
import { jobs } from '../../observations.ts'
import * as repository from './repository.ts'

export interface OrderMailSenderOptions {
  mail: Mail
  texts: Readonly<Record<Language, ServerTranslate>>
  ownOrigin: () => string | null
  log: FastifyBaseLogger
  /** replaces RENEW_MS */
  renewMs?: number
}

/** How often (ms) the claim of a mail that is being sent is extended: well within its minute. */
const RENEW_MS = 20_000

/** Sends queued mails about orders until there are none, or it is stopped. */
export type SendOrderMails = (stop?: AbortSignal) => Promise<void>

/**
 * Claims one mail at a time, for as long as sending takes, so that no other process sends it too. A mail that can't be
 * sent is tried again later.
 */
export function createOrderMailSender(
  db: Database,
  { mail, texts, ownOrigin, log, renewMs = RENEW_MS }: OrderMailSenderOptions,
): SendOrderMails {
  async function holding(waiting: repository.WaitingMail, work: Promise<void>): Promise<void> {
    const renewal = setInterval(() => {
      repository.extendMailClaim(db, waiting).catch((error: unknown) => {
        log.warn(
          { err: error, order: waiting.orderId },
          'the claim of a mail about an order could not be extended',
        )
      })
    }, renewMs)
    await work.finally(() => clearInterval(renewal))
  }

  async function send(waiting: repository.WaitingMail): Promise<void> {
    const { orderId, attempts } = waiting
    const order = await repository.mailedOrder(db, waiting)
    const kind = ORDER_MAILS.find((each) => each === waiting.kind)
    if (order === null || kind === undefined) return
    const language = isLanguage(order.language) ? order.language : DEFAULT_LANGUAGE
    try {
      const letter = orderLetter(kind, orderId, order, { language, t: texts[language], origin: ownOrigin() })
      await holding(waiting, mail.send(letter))
    } catch (error) {
      log.error({ err: error, order: orderId, kind, attempts }, 'a mail about an order could not be sent')
      return
    }
    await repository.markSent(db, waiting)
  }

  return async (stop) => {
    while (stop?.aborted !== true) {
      const waiting = await repository.claimMail(db)
      if (waiting === null) return
      await jobs.run({ name: 'mail about an order' }, () => send(waiting))
    }
  }
}

/**
 * Sends queued mails periodically while the server is open.
 * @returns stops it, and waits for a mail that is being sent
 */
export function startOrderMails(send: SendOrderMails, log: FastifyBaseLogger): () => Promise<void> {
  const stop = new AbortController()
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= send(stop.signal)
      .catch((error: unknown) => {
        if (isDatabaseUnavailable(error))
          log.warn('mails about orders are waiting: the database is unavailable')
        else log.error({ err: error }, 'mails about orders could not be sent')
      })
      .finally(() => {
        underWay = null
      })
  }, ORDER_MAIL_INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await underWay
  }
}
