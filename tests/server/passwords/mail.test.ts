import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MailError, type MailMessage } from '../../../server/src/gateways/mail/mail.ts'
import { writeLetter } from '../../../server/src/gateways/mail/letter.ts'
import { openMail } from '../../../server/src/gateways/mail/openMail.ts'
import { createMailQueue } from '../../../server/src/gateways/mail/mailQueue.ts'
import { createSmtpMail } from '../../../server/src/gateways/mail/smtpMail.ts'
import { createLogger } from '../../../server/src/plugins/logger.ts'
import { mailServer } from '../support/mailServer.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { testApp } from '../support/testApp.ts'

const message: MailMessage = { to: 'nino@example.ge', subject: 'პაროლი', text: 'one\n', html: '<p>one</p>' }

function logOf(lines: string[]) {
  return createLogger({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) })
}

test('AUTH-05 a mail reaches a real mail server, in both forms, to one address', async () => {
  const server = await mailServer()
  await createSmtpMail(server.url, 'დუქანი <shop@example.ge>').send(message)
  const mail = await server.next()
  expect([mail.from, mail.to]).toEqual(['shop@example.ge', ['nino@example.ge']])
  expect(mail.raw).toContain(`Subject: =?UTF-8?B?${Buffer.from('პაროლი').toString('base64')}?=`)
  expect(mail.raw).toContain('Content-Type: multipart/alternative')
  expect(mail.raw).toMatch(/text\/plain[\s\S]*one[\s\S]*text\/html[\s\S]*<p>one<\/p>/)
})

test('ASVS 1.3.11 no address and no subject can add a header or a recipient', async () => {
  const server = await mailServer()
  const mail = createSmtpMail(server.url, 'shop@example.ge')
  await mail.send({ ...message, subject: 'a\r\nBcc: thief@example.ge' })
  expect((await server.next()).to).toEqual(['nino@example.ge'])
  await mail.send({ ...message, to: 'nino@example.ge, thief@example.ge' }).catch(() => undefined)
  const sent = server.mails.flatMap(({ to }) => to)
  expect(sent).not.toContain('thief@example.ge')
})

test('a refused mail is an error without an address', async () => {
  const server = await mailServer({ refuses: () => true })
  const sending = createSmtpMail(server.url, 'shop@example.ge').send(message)
  await expect(sending).rejects.toThrow(MailError)
  await expect(sending).rejects.toThrow(/^the mail server did not take it: EENVELOPE 550$/)
})

test('an unavailable mail server is an error, and the shop keeps running', async () => {
  const lines: string[] = []
  const mailQueue = createMailQueue(createSmtpMail('smtp://127.0.0.1:1', 'shop@example.ge'), logOf(lines))
  mailQueue.post(async () => message)
  await mailQueue.empty()
  expect(lines.join('')).toContain('a mail could not be sent')
  expect(lines.join('')).not.toContain('nino')
})

test('mails are sent a few at once, and all of them before the shop ends', async () => {
  const sent: string[] = []
  let atOnce = 0
  let most = 0
  const mail = {
    async send({ to }: MailMessage) {
      most = Math.max(most, (atOnce += 1))
      await new Promise((resolve) => setImmediate(resolve))
      atOnce -= 1
      sent.push(to)
    },
  }
  const mailQueue = createMailQueue(mail, logOf([]))
  for (let count = 0; count < 20; count += 1) mailQueue.post(async () => ({ ...message, to: `${count}` }))
  expect(sent).toEqual([])
  await mailQueue.empty()
  expect([sent.length, most]).toEqual([20, 4])
})

test('a shutdown waits for mails for a limited time, and logs that some are left', async () => {
  const lines: string[] = []
  const mailQueue = createMailQueue({ send: () => new Promise(() => undefined) }, logOf(lines), 1)
  mailQueue.post(async () => message)
  await mailQueue.empty()
  expect(lines.join('')).toContain('"left":1')
})

test('a shop without a mail server logs each mail as not sent, without its content', async () => {
  const lines: string[] = []
  const { mail, outbox } = openMail({ mode: 'shop', dataDir: '/nowhere', mail: null }, logOf(lines))
  await mail.send(message)
  expect(outbox).toBeNull()
  expect(lines.join('')).toContain('SMTP_URL is not set')
  expect(lines.join('')).not.toMatch(/nino|one/)
})

test('values in a mail are text in both forms', () => {
  const { html, text } = writeLetter({
    ...{ to: 'a@b.ge', language: 'en', subject: '<b>&' },
    parts: ['<script>alert("x")</script>', { label: "it's", address: 'https://shop.ge/?a=1&b="' }],
  })
  expect(html).toContain('<title>&lt;b&gt;&amp;</title>')
  expect(html).toContain('<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</p>')
  expect(html).toContain('<a href="https://shop.ge/?a=1&amp;b=&quot;">it&#39;s</a>')
  expect(text).toBe('<script>alert("x")</script>\n\nit\'s\nhttps://shop.ge/?a=1&b="\n')
})

test('the demo stores its mails in the data folder and lists them; a shop never does', async () => {
  const dataDir = temporaryFolder()
  const { app } = await testApp({ config: { mode: 'demo', dataDir } })
  const page = async (url: string) => app.inject({ url, headers: { 'accept-language': 'en' } })
  expect((await page('/dev/outbox')).body).toContain('There are no emails yet.')
  const { mail } = openMail({ mode: 'demo', dataDir, mail: null }, logOf([]))
  await mail.send({ ...message, subject: 'first <b>' })
  await mail.send({ ...message, subject: 'second' })
  const list = await page('/dev/outbox')
  expect(list.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect(list.body).toMatch(/second<\/a>[\s\S]*nino@example\.ge[\s\S]*first &lt;b&gt;<\/a>/)
  const link = /href="(\/dev\/outbox\/[^"]+)"/.exec(list.body)?.[1] ?? ''
  expect((await page(link)).body).toBe('<p>one</p>')
  const missing = ['/dev/outbox/..%2Fsecret', `/dev/outbox/${'0'.repeat(36)}`]
  for (const url of missing) expect((await page(url)).statusCode).toBe(404)
  const folder = path.join(dataDir, 'outbox')
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
  for (const name of fs.readdirSync(folder))
    expect(fs.statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)

  const shop = await testApp({ config: { dataDir } })
  expect((await shop.app.inject({ url: '/dev/outbox' })).statusCode).toBe(404)
})
