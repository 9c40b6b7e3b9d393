import { Refusal, type Route } from './answering.ts'
import { customerOf, findOf, type Person, type State } from './state.ts'
import { issueToken } from './tokens.ts'

const PROFILE = ['first_name', 'last_name', 'idnumber', 'phone_number'] as const

/** The calls of accounts. Tokens travel in bodies alone; the refresh token comes back by the storefront's own cookie. */
export function accountRoutes(state: State): Route[] {
  const wire = ({ password: _, ...person }: Person) => ({ ...person, profile_pic: null })

  return [
    {
      method: 'POST',
      path: /^\/v1\/accounts\/register\/$/,
      fields: [...PROFILE, 'email', 'password'],
      answer({ body }) {
        const person = { ...(body as unknown as Person), id: state.nextId() }
        state.people.push(person)
        return { status: 201, body: { id: person.id, email: person.email } }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/accounts\/login\/$/,
      fields: ['email', 'password'],
      answer({ body }) {
        const person = state.people.find((one) => one.email === body.email && one.password === body.password)
        if (person === undefined) throw new Refusal(401, { detail: 'No active account found.' })
        return { body: { access: issueToken(person.id), refresh: `refresh-${person.id}` } }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/accounts\/token\/refresh\/$/,
      answer({ headers }) {
        const id = /(?:^|; )refresh_token=refresh-(\d+)/.exec(headers.cookie ?? '')?.[1]
        if (id === undefined) throw new Refusal(401, { detail: 'No refresh token.' })
        return { body: { access: issueToken(findOf(state.people, id).id) } }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/accounts\/logout\/$/,
      fields: ['refresh'],
      answer: () => ({ status: 205 }),
    },
    {
      method: 'GET',
      path: /^\/v1\/accounts\/users\/(\d+)\/$/,
      answer(call) {
        const customer = customerOf(state, call)
        return { body: wire(findOf([customer], call.params[0])) }
      },
    },
    {
      method: 'PUT',
      path: /^\/v1\/accounts\/profile\/$/,
      fields: PROFILE,
      answer(call) {
        return { body: wire(Object.assign(customerOf(state, call), call.body)) }
      },
    },
    {
      method: 'PUT',
      path: /^\/v1\/accounts\/change-password\/$/,
      fields: ['old_password', 'new_password'],
      answer(call) {
        const person = customerOf(state, call)
        if (person.password !== call.body.old_password) throw new Refusal(400, { detail: 'Wrong password.' })
        person.password = String(call.body.new_password)
        return { body: { detail: 'Password updated.' } }
      },
    },
  ]
}
