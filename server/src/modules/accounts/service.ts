import type { Login, Register, User } from '@dukani/contracts'
import { phoneNumber } from '@dukani/contracts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { createAccessTokens } from './accessToken.ts'
import { createPasswordHasher } from './passwordHash.ts'
import * as repository from './repository.ts'
import { createSessions, type OpenedSession, type Sessions } from './sessions.ts'

/** The people with an account, and their logins. */
export interface AccountsService extends Pick<Sessions, 'renew' | 'end' | 'customerOf'> {
  /** Makes an account. 'taken': the e-mail has one already; it took just as long. */
  register(person: Register): Promise<'registered' | 'taken'>
  /** Opens a session; null when the e-mail or the password is wrong, which of them can't be told, nor by time. */
  login(credentials: Login): Promise<OpenedSession | null>
  /** A person as they themselves see it; null when there is none. */
  user(id: string): Promise<User | null>
}

export function createAccountsService(
  db: Database,
  { secret, accounts }: Pick<Config, 'secret' | 'accounts'>,
): AccountsService {
  const hasher = createPasswordHasher()
  const accessTokens = createAccessTokens({ secret, seconds: accounts.accessTokenSeconds })
  const { open, renew, end, customerOf } = createSessions(db, accessTokens, secret)

  return {
    renew,
    end,
    customerOf,

    async register({ password, ...person }) {
      const passwordHash = await hasher.hash(password)
      const added = await repository.addUser(db, { ...keptForm(person), passwordHash })
      return added ? 'registered' : 'taken'
    },

    async login({ email, password }) {
      const user = await repository.findByEmail(db, keptEmail(email))
      const matches = await hasher.matches(password, user?.passwordHash ?? null)
      return user !== null && matches ? open(user) : null
    },

    async user(id) {
      const user = await repository.findById(db, id)
      return user === null ? null : wireUser(user)
    },
  }
}

function keptForm(person: Omit<Register, 'password'>): Omit<Register, 'password'> {
  return {
    first_name: person.first_name.trim(),
    last_name: person.last_name.trim(),
    email: keptEmail(person.email),
    idnumber: person.idnumber.trim(),
    phone_number: phoneNumber(person.phone_number) ?? person.phone_number,
  }
}

/** Without regard to capitals, since no provider tells mailboxes apart by them. */
function keptEmail(email: string): string {
  return email.trim().toLowerCase()
}

function wireUser(user: repository.UserRow): User {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone_number: user.phoneNumber,
    idnumber: user.idnumber,
    profile_pic: user.profilePic,
  }
}
