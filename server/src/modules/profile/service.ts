import { phoneNumber, type ProfileChange, type User } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { wireUser } from '../accounts/wire.ts'
import * as repository from './repository.ts'

/** What people say of themselves; each changes their own alone (API-05). */
export interface ProfileService {
  /** Changes what is given, and gives the person as they are then; null when there is none (PROF-02). */
  change(userId: string, change: ProfileChange): Promise<User | null>
}

export function createProfileService(db: Database): ProfileService {
  return {
    async change(userId, change) {
      const user = await inTransaction(db, (transaction) =>
        repository.changeUser(transaction, userId, columnsOf(change)),
      )
      return user === null ? null : wireUser(user)
    },
  }
}

/** In the form in which registering keeps it. */
function columnsOf(change: ProfileChange): repository.ProfileColumns {
  const { first_name, last_name, idnumber, phone_number, profile_pic } = change
  return {
    firstName: first_name?.trim(),
    lastName: last_name?.trim(),
    idnumber: idnumber?.trim(),
    phoneNumber: phone_number === undefined ? undefined : (phoneNumber(phone_number) ?? undefined),
    profilePic: profile_pic,
  }
}
