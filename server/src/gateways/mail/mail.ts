/** A mail to one person, in both of its forms. */
export interface MailMessage {
  /** one address, as the account keeps it */
  to: string
  subject: string
  text: string
  html: string
}

/** What carries mails out of the shop. */
export interface Mail {
  /**
   * Hands a mail over to whoever delivers it.
   * @throws MailError when nobody takes it
   */
  send(message: MailMessage): Promise<void>
}

/** A mail that nobody took. Its message tells nobody's address, so that it may stand in a log. */
export class MailError extends Error {
  override readonly name = 'MailError'
}
