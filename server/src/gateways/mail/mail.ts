/** A mail to one person, as text and as HTML. */
export interface MailMessage {
  /** one address, as the account stores it */
  to: string
  subject: string
  text: string
  html: string
}

/** A transport of mails. */
export interface Mail {
  /**
   * Sends a mail.
   * @throws MailError when it isn't accepted
   */
  send(message: MailMessage): Promise<void>
}

/** A mail was not accepted. The message contains no address, so that it can be logged. */
export class MailError extends Error {
  override readonly name = 'MailError'
}
