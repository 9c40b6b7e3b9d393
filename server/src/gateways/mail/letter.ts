import type { Language } from '@dukani/i18n'
import type { MailMessage } from './mail.ts'
import { escapeHtml, htmlDocument } from './html.ts'

/** A paragraph, or an address to follow with the words for it. */
export type LetterPart = string | { label: string; address: string }

/** What a mail says, in one language. */
export interface Letter {
  to: string
  language: Language
  subject: string
  parts: readonly LetterPart[]
}

/** A mail in both its forms, which say the same. Whatever a part contains is text, never markup. */
export function writeLetter({ to, language, subject, parts }: Letter): MailMessage {
  const text = parts.map((part) => (typeof part === 'string' ? part : `${part.label}\n${part.address}`))
  const html = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<p><a href="${escapeHtml(part.address)}">${escapeHtml(part.label)}</a></p>\n<p>${escapeHtml(part.address)}</p>`,
  )
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlDocument(language, subject, html.join('\n')),
  }
}
