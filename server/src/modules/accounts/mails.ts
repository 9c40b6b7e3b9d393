import { languagePath, type Language, type ServerTranslate } from '@dukani/i18n'
import { writeLetter } from '../../gateways/mail/letter.ts'
import type { MailMessage } from '../../gateways/mail/mail.ts'
import type { MailQueue } from '../../gateways/mail/mailQueue.ts'

/** The dependencies of mails. */
export interface Mailer {
  post: MailQueue['post']
  /**
   * The shop's own origin for links, never a request's, which its sender can choose (ASVS 6.4.1). null: PUBLIC_URL isn't
   * set, and no links can be sent.
   */
  ownOrigin(): string | null
}

/** The recipient's language: that of the request. */
export interface Reader {
  language: Language
  t: ServerTranslate
}

/** The mail with the link to a new password. */
export function resetMail(
  { language, t }: Reader,
  {
    to,
    origin,
    uid,
    token,
    minutes,
  }: Record<'to' | 'origin' | 'uid' | 'token', string> & { minutes: number },
): MailMessage {
  const query = new URLSearchParams({ uid, token }).toString()
  const address = origin + languagePath(`/reset-password?${query}`, language)
  return writeLetter({
    to,
    language,
    subject: t('mail.resetSubject'),
    parts: [t('mail.resetText'), { label: t('mail.resetLink'), address }, t('mail.resetHolds', { minutes })],
  })
}

/** The mail to a customer whose e-mail address was registered a second time, by them or by another person. */
export function emailTakenMail(
  { language, t }: Reader,
  { to, origin }: { to: string; origin: string | null },
): MailMessage {
  const link =
    origin === null ? [] : [{ label: t('mail.takenLink'), address: origin + languagePath('/', language) }]
  return writeLetter({
    to,
    language,
    subject: t('mail.takenSubject'),
    parts: [t('mail.takenText'), ...link, t('mail.takenIgnore')],
  })
}
