import { changePasswordSchema, forgotPasswordSchema, resetPasswordSchema, type User } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { PASSWORD, tokens } from './accounts.ts'
import { refusal } from './catalogueHandlers.ts'

/** The token of a mailed link that holds. */
export const RESET_TOKEN = 'mock-reset-token'

/** The address that a mailed link of the mocks leads to. @param token any other one is refused */
export function resetPath({ id }: Pick<User, 'id'>, token = RESET_TOKEN): string {
  return `/reset-password?${new URLSearchParams({ uid: String(id), token })}`
}

/**
 * The calls of forgotten and changed passwords; none of them changes anything.
 * @param customer the one who has an account, with the password of the mocks
 */
export function passwordHandlers(customer: User): HttpHandler[] {
  return [
    http.post('*/v1/accounts/password-reset/', async ({ request }) => {
      const body = forgotPasswordSchema.safeParse(await request.json())
      return body.success
        ? HttpResponse.json({ detail: serverKa['account.resetAsked'] })
        : HttpResponse.json({ email: [serverKa['field.email']] }, { status: 400 })
    }),
    http.post('*/v1/accounts/password-reset-confirm/', async ({ request }) => {
      const body = resetPasswordSchema.safeParse(await request.json())
      if (!body.success)
        return HttpResponse.json({ new_password: [serverKa['field.invalid']] }, { status: 400 })
      const holds = body.data.token === RESET_TOKEN && body.data.uid === String(customer.id)
      return holds
        ? HttpResponse.json({ detail: serverKa['account.resetDone'] })
        : refusal(serverKa['account.resetRefused'], 400)
    }),
    http.put('*/v1/accounts/change-password/', async ({ request }) => {
      const body = changePasswordSchema.safeParse(await request.json())
      if (body.data?.old_password === PASSWORD)
        return HttpResponse.json({ detail: serverKa['account.passwordChanged'], ...tokens(customer.id) })
      const detail = serverKa['account.wrongOldPassword']
      return HttpResponse.json({ old_password: [detail], detail }, { status: 400 })
    }),
  ]
}
