import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Mail } from './mail.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createSmtpMail } from './smtpMail.ts'

/** The transport of a shop's mails. `outbox`: where the demo stores them; null in production. */
export interface OpenedMail {
  mail: Mail
  outbox: Outbox | null
}

/**
 * The demo stores its mails in the data folder; a shop sends them, or logs that it doesn't if it has no mail server.
 */
export function openMail(
  { mode, dataDir, mail }: Pick<Config, 'mode' | 'dataDir' | 'mail'>,
  log: FastifyBaseLogger,
): OpenedMail {
  if (mode === 'demo') {
    const outbox = createOutbox(path.join(dataDir, 'outbox'))
    return { mail: outbox, outbox }
  }
  if (mail === null) return { mail: { send: async () => log.warn(NOT_SENT) }, outbox: null }
  return { mail: createSmtpMail(mail.smtpUrl, mail.from), outbox: null }
}

const NOT_SENT = 'a mail was not sent: SMTP_URL is not set'
