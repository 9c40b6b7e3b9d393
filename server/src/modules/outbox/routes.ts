import { formatDate } from '@dukani/i18n'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { notFound } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { escapeHtml, htmlDocument } from '../../gateways/mail/html.ts'
import type { Outbox } from '../../gateways/mail/outbox.ts'

/** The demo's mails as pages: a list at `/dev/outbox`, and each of them. Never part of a shop. */
export function addOutboxRoutes(app: App, outbox: Outbox): void {
  app.get('/dev/outbox', async (request, reply) => {
    const { t, language } = request
    const mails = await outbox.list()
    const items = mails.map(({ id, to, subject, sentAt }) => {
      const about = `${formatDate(sentAt, 'mediumTime', language) ?? ''}, ${to}`
      return `<li><a href="/dev/outbox/${id}">${escapeHtml(subject)}</a><br>${escapeHtml(about)}</li>`
    })
    const list =
      items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : `<p>${escapeHtml(t('mail.none'))}</p>`
    const title = t('mail.outbox')
    return sendPage(reply, htmlDocument(language, title, `<h1>${escapeHtml(title)}</h1>\n${list}`))
  })

  app.get('/dev/outbox/:id', { schema: { params: z.object({ id: z.string() }) } }, async (request, reply) => {
    const mail = await outbox.find(request.params.id)
    if (mail === null) throw notFound()
    return sendPage(reply, mail.html)
  })
}

/** Not cached, and its links send no Referer. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(html)
}
