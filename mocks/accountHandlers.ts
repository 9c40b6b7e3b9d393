import { loginSchema, registerSchema, type User } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { accessToken, PASSWORD, tokens } from './accounts.ts'
import { refusal } from './catalogueHandlers.ts'

/**
 * The calls of accounts and sessions.
 * @param customer the one who has an account, with the password of the mocks
 */
export function accountHandlers(customer: User): HttpHandler[] {
  const bearer = `Bearer ${accessToken(customer.id)}`
  return [
    http.post('*/v1/accounts/register/', async ({ request }) => {
      const body = registerSchema.safeParse(await request.json())
      return body.success
        ? HttpResponse.json({ detail: serverKa['account.registered'] }, { status: 201 })
        : refusal(serverKa['field.invalid'], 400)
    }),
    http.post('*/v1/accounts/login/', async ({ request }) => {
      const body = loginSchema.safeParse(await request.json())
      const isRight = body.data?.email.trim() === customer.email && body.data.password === PASSWORD
      return isRight ? HttpResponse.json(tokens(customer.id)) : refusal(serverKa['account.wrongLogin'], 401)
    }),
    http.post('*/v1/accounts/logout/', () => HttpResponse.json({ detail: serverKa['account.loggedOut'] })),
    http.post('*/v1/accounts/token/refresh/', () => HttpResponse.json({ access: accessToken(customer.id) })),
    http.get('*/v1/accounts/users/:id/', ({ params, request }) => {
      if (request.headers.get('authorization') !== bearer)
        return refusal(serverKa['server.authenticationRequired'], 401)
      return params['id'] === String(customer.id)
        ? HttpResponse.json(customer)
        : refusal(serverKa['server.notFound'], 404)
    }),
  ]
}
