import { phoneNumber, profileChangeSchema, type User } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { accessToken } from './accounts.ts'
import { refusal } from './catalogueHandlers.ts'

/**
 * The call that changes a profile, by JSON or by a form with a picture.
 * @param customer changed by it, so that whoever else answers with them knows
 */
export function profileHandlers(customer: User): HttpHandler[] {
  const bearer = `Bearer ${accessToken(customer.id)}`
  let pictures = 0
  return [
    http.put('*/v1/accounts/profile/', async ({ request }) => {
      if (request.headers.get('authorization') !== bearer)
        return refusal(serverKa['server.authenticationRequired'], 401)
      if (request.headers.get('content-type')?.startsWith('multipart/form-data')) {
        const picture = (await request.formData()).get('profile_pic')
        if (!(picture instanceof Blob)) return refusal(serverKa['server.invalidJson'], 400)
        pictures += 1
        customer.profile_pic = `/media/people/${pictures}.webp`
        return HttpResponse.json(customer)
      }
      const { data: change, error } = profileChangeSchema.safeParse(await request.json())
      const field = error?.issues[0]?.path[0]
      if (change === undefined)
        return HttpResponse.json({ [String(field)]: [serverKa['field.invalid']] }, { status: 400 })
      Object.assign(customer, change)
      customer.phone_number = phoneNumber(customer.phone_number) ?? customer.phone_number
      return HttpResponse.json(customer)
    }),
  ]
}
