import { SMTPServer } from 'smtp-server'
import { cleanUp } from './cleanUp.ts'

/** What a real mail server was given. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** the whole message, as it came */
  raw: string
}

/** A real mail server on this machine, which takes every mail unless told not to. Closed after the file's last test. */
export async function mailServer(options: { refuses?: (to: string) => boolean } = {}) {
  const mails: ReceivedMail[] = []
  const waiting: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onAuth(auth, _session, done) {
      if (auth.username === 'shop' && auth.password === 'secret') done(null, { user: 'shop' })
      else done(new Error('wrong'))
    },
    onRcptTo({ address }, _session, done) {
      if (options.refuses?.(address) === true) done(new Error(`no such mailbox: ${address}`))
      else done()
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        mails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: String(Buffer.concat(parts)),
        })
        done()
        for (const tell of waiting.splice(0)) tell()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp(() => new Promise<void>((resolve) => server.close(resolve)))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    mails,
    /** The next mail that comes. */
    async next(): Promise<ReceivedMail> {
      if (mails.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      const [mail] = mails.splice(0, 1)
      if (mail === undefined) throw new Error('no mail')
      return mail
    },
  }
}
