import { StartError } from '../startError.ts'
import * as variable from './variables.ts'

/** The mail server; null: mails are not sent. */
export type MailConfig = { smtpUrl: string; from: string } | null

/** The variables of mails. */
export const mailVariables = {
  SMTP_URL: variable.optionalSmtpUrl(),
  MAIL_FROM: variable.optionalSender(),
}

/**
 * Reads how mails are sent.
 * @throws StartError for a mail server without a sender
 */
export function mailConfig(values: {
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
}): MailConfig {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = values
  if (smtpUrl === undefined) return null
  if (from === undefined) throw new StartError('SMTP_URL requires MAIL_FROM, the sender of mails.')
  return { smtpUrl, from }
}
