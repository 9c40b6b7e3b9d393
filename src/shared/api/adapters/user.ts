import type { Id, User } from '@dukani/contracts'
import { parseError } from '../ApiError.ts'
import { idOf, isRecord, textOf, type Json } from './values.ts'

/**
 * Reads a user: bare or as `{user}`, with an id of either kind.
 * @param known whose answer it is: what the answer leaves out is as it was, or empty
 * @throws ApiError (parse) when it is no object
 */
export function toUser(raw: Json, known: { id: Id } & Partial<User>): User {
  const given = isRecord(raw) && isRecord(raw['user']) ? raw['user'] : raw
  if (!isRecord(given)) throw parseError('a user')
  const text = (field: 'first_name' | 'last_name' | 'email' | 'phone_number' | 'idnumber') =>
    textOf(given[field]) ?? known[field] ?? ''
  const picture = 'profile_pic' in given ? textOf(given['profile_pic']) : known.profile_pic
  return {
    id: idOf(given['id']) ?? known.id,
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email'),
    phone_number: text('phone_number'),
    idnumber: text('idnumber'),
    profile_pic: picture || null,
  }
}
