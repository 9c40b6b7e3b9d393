import type { InjectOptions } from 'fastify'
import type { MailMessage } from '../../../server/src/gateways/mail/mail.ts'
import type { Shopper } from '../support/shopper.ts'
import { testApp, type TestAppOverrides } from '../support/testApp.ts'

export const english = { headers: { 'accept-language': 'en' } }

/** The forgotten password's calls, as the storefront sends them. */
export const forgot = (shopper: Pick<Shopper, 'post'>, email: unknown, options?: InjectOptions) =>
  shopper.post('/v1/accounts/password-reset/', { email }, options)

export const confirm = (
  shopper: Pick<Shopper, 'post'>,
  link: { uid: string; token: string },
  password: string,
  options?: InjectOptions,
) => shopper.post('/v1/accounts/password-reset-confirm/', { ...link, new_password: password }, options)

export const change = (
  shopper: Pick<Shopper, 'put'>,
  oldPassword: string,
  newPassword: string,
  options?: InjectOptions,
) =>
  shopper.put(
    '/v1/accounts/change-password/',
    { old_password: oldPassword, new_password: newPassword },
    options,
  )

/** A shop whose mails the test reads, in the order in which they were sent. */
export async function mailingApp(overrides: TestAppOverrides = {}) {
  const mails: MailMessage[] = []
  const waiting: ((mail: MailMessage) => void)[] = []
  const mail = {
    async send(message: MailMessage) {
      const reader = waiting.shift()
      if (reader === undefined) mails.push(message)
      else reader(message)
    },
  }
  const config = { publicUrl: 'https://shop.example', ...overrides.config }
  const built = await testApp({ ...overrides, mail, config })
  return {
    ...built,
    mails,
    /** The next mail, once it has been sent. */
    next: async (): Promise<MailMessage> =>
      mails.shift() ?? (await new Promise<MailMessage>((resolve) => waiting.push(resolve))),
  }
}

/** What the link of a mail carries. */
export function linkOf({ text }: MailMessage): { origin: string; uid: string; token: string } {
  const url = new URL(/https?:\S+\/reset-password\S*/.exec(text)?.[0] ?? 'none:')
  const parameter = (name: string) => url.searchParams.get(name) ?? ''
  return { origin: url.origin, uid: parameter('uid'), token: parameter('token') }
}
