import { expect, type APIRequestContext } from '@playwright/test'

/** The link to a new password in the newest mail to somebody, from the demo's outbox; waits for the mail. */
export async function mailedResetLink(request: APIRequestContext, email: string): Promise<URL> {
  let mail = ''
  await expect
    .poll(async () => {
      const list = await (await request.get('/dev/outbox')).text()
      // The newest stands first.
      mail = list.split('<li>').find((item) => item.includes(email)) ?? ''
      return mail
    })
    .not.toBe('')
  const [, path = ''] = /href="([^"]+)"/.exec(mail) ?? []
  const page = await (await request.get(path)).text()
  const [, link = ''] = /href="([^"]*\/reset-password[^"]*)"/.exec(page) ?? []
  return new URL(link.replaceAll('&amp;', '&'))
}
