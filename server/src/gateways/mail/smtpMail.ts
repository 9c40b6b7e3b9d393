import { createTransport } from 'nodemailer'
import { SMTP_ANSWER_TIMEOUT_MS, SMTP_CONNECT_TIMEOUT_MS } from '../../config/limits.ts'
import { mailWork } from '../../observations.ts'
import { MailError, type Mail } from './mail.ts'

/**
 * The SMTP client. The address decides about login and TLS: `smtps://` uses TLS from the first byte, `smtp://` as soon
 * as the server offers it.
 * @param url `smtp://user:password@host:587`
 * @param from the shop's sender, `Dukani <shop@example.ge>`
 */
export function createSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_CONNECT_TIMEOUT_MS,
    greetingTimeout: SMTP_CONNECT_TIMEOUT_MS,
    socketTimeout: SMTP_ANSWER_TIMEOUT_MS,
    // A mail is made of texts alone: nothing in it makes the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html }) {
      try {
        // Given as an object, an address is never parsed as a list of several.
        const mail = { from, to: { name: '', address: to }, subject, text, html }
        await mailWork.run(null, () => transport.sendMail(mail))
      } catch (error) {
        throw new MailError(`the mail server did not take it: ${reasonOf(error)}`)
      }
    },
  }
}

/** Only the codes, since a server's own message quotes the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason'
  const given: Record<string, unknown> = { ...error }
  const codes = [given['code'], given['responseCode']]
  const shown = codes.filter((code) => typeof code === 'string' || typeof code === 'number')
  return shown.join(' ') || error.name
}
