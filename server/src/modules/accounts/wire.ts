import type { User } from '@dukani/contracts'
import { imageAddress } from '../catalogue/wire.ts'
import type { UserRow } from './repository.ts'

/** A person's own account data (API-08). */
export function wireUser(user: UserRow): User {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone_number: user.phoneNumber,
    idnumber: user.idnumber,
    profile_pic: user.profilePic === null ? null : imageAddress(user.profilePic),
  }
}
