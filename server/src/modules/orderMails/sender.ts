import { DEFAULT_LANGUAGE, isLanguage, type Language, type ServerTranslate } from '@dukani/i18n'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { isDatabaseAway } from '../../db/databaseErrors.ts'
import type { Mail } from '../../gateways/mail/mail.ts'
import { orderLetter } from './letters.ts'
import { ORDER_MAILS } from './queue.ts'
import * as repository from './repository.ts'

export interface OrderMailSenderOptions {
  mail: Mail
  texts: Readonly<Record<Language, ServerTranslate>>
  ownOrigin: () => string | null
  log: FastifyBaseLogger
}

const AT_ONCE = 20

/** How often (ms) a server looks for mails that wait. */
const INTERVAL_MS = 2_000

/** Sends the mails about orders that wait. One that nobody takes waits for its next turn. */
export function createOrderMailSender(
  db: Database,
  { mail, texts, ownOrigin, log }: OrderMailSenderOptions,
): () => Promise<void> {
  async function send(waiting: repository.WaitingMail): Promise<void> {
    const { orderId, attempts } = waiting
    const order = await repository.mailedOrder(db, orderId)
    const kind = ORDER_MAILS.find((each) => each === waiting.kind)
    if (order === null || kind === undefined) return
    const language = isLanguage(order.language) ? order.language : DEFAULT_LANGUAGE
    try {
      await mail.send(
        orderLetter(kind, orderId, order, { language, t: texts[language], origin: ownOrigin() }),
      )
    } catch (error) {
      log.error({ err: error, order: orderId, kind, attempts }, 'a mail about an order could not be sent')
      return
    }
    await repository.markSent(db, waiting)
  }

  return async () => {
    for (;;) {
      const waiting = await repository.takeWaitingMails(db, AT_ONCE)
      for (const each of waiting) await send(each)
      if (waiting.length < AT_ONCE) return
    }
  }
}

/**
 * Sends what waits now and then, as long as a server is open.
 * @returns ends it, after the mails that are under way
 */
export function startOrderMails(send: () => Promise<void>, log: FastifyBaseLogger): () => Promise<void> {
  let underWay: Promise<void> | null = null
  const timer = setInterval(() => {
    underWay ??= send()
      .catch((error: unknown) => {
        if (isDatabaseAway(error)) log.warn('mails about orders wait: the database is away')
        else log.error({ err: error }, 'mails about orders could not be sent')
      })
      .finally(() => {
        underWay = null
      })
  }, INTERVAL_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
