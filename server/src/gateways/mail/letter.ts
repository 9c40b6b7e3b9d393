import type { Language } from '@dukani/i18n'
import type { MailMessage } from './mail.ts'
import { escapeHtml, htmlDocument } from './html.ts'

/** A paragraph, a link with its text, or a list. */
export type LetterPart = string | { label: string; address: string } | { items: readonly string[] }

/** The contents of a mail in one language. */
export interface Letter {
  to: string
  language: Language
  subject: string
  parts: readonly LetterPart[]
}

/** A mail as text and as HTML, with the same contents. Parts contain text, never markup. */
export function writeLetter({ to, language, subject, parts }: Letter): MailMessage {
  return {
    to,
    subject,
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: htmlDocument(language, subject, parts.map(asHtml).join('\n')),
  }
}

function asText(part: LetterPart): string {
  if (typeof part === 'string') return part
  return 'items' in part ? part.items.map((item) => `- ${item}`).join('\n') : `${part.label}\n${part.address}`
}

function asHtml(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('items' in part)
    return `<ul>\n${part.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`
  const address = escapeHtml(part.address)
  return `<p><a href="${address}">${escapeHtml(part.label)}</a></p>\n<p>${address}</p>`
}
