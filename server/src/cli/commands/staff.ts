import { STAFF_ROLES, type StaffRole } from '@dukani/contracts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { customerByEmail } from '../../modules/payments/walletRepository.ts'
import { resetFactor } from '../../modules/secondFactor/resetFactor.ts'
import { grantRole, revokeRole } from '../../modules/staff/changeRoles.ts'
import { allStaff } from '../../modules/staff/repository.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { UsageError, type Command } from '../command.ts'
import { finish } from '../finish.ts'
import { withShop } from '../openShop.ts'
import { textTable } from '../textTable.ts'

const ACTIONS = ['list', 'grant', 'revoke', 'reset'] as const

/** `shop staff`: who may use the back office. */
export const staffCommand: Command = {
  name: 'staff',
  summary: 'list who may use the back office, and grant or take away roles',
  usage: `list|grant|revoke|reset [E-MAIL] [ROLE]

  list                 everybody who has a role
  grant  E-MAIL ROLE   gives a registered customer a role: ${STAFF_ROLES.join(', ')}
  revoke E-MAIL        takes the role away
  reset  E-MAIL        switches the second factor off, for somebody who has lost it and the recovery codes

A shop's first owner is granted here; owners grant the other roles. Every change is in the audit log.

Exit code: 0 done; 1 failed, nothing was changed; 2 wrong usage.`,
  arguments: [1, 3],
  options: {},
  async run({ positionals: [name = '', email, role], out, notice }) {
    const work = workOf(name, email?.trim().toLowerCase(), role)
    const outcome = await withShop(notice, ({ db }) => work(db))
    return finish(outcome, { out, notice })
  },
}

type Work = (db: Database) => Promise<Result<string, string>>

/** Parses the arguments before the database is opened. */
function workOf(name: string, email: string | undefined, role: string | undefined): Work {
  const action = ACTIONS.find((each) => each === name)
  if (action === undefined) throw new UsageError(`"${name}" is not one of ${ACTIONS.join(', ')}.`)
  if (action === 'list') {
    if (email !== undefined) throw new UsageError(`"shop staff list": unexpected argument "${email}".`)
    return list
  }
  if (email === undefined) throw new UsageError(`"shop staff ${action}" needs E-MAIL.`)
  if (action === 'grant') return grant(email, roleNamed(role))
  if (role !== undefined) throw new UsageError(`"shop staff ${action}": unexpected argument "${role}".`)
  return action === 'revoke' ? revoke(email) : reset(email)
}

function roleNamed(text: string | undefined): StaffRole {
  const role = STAFF_ROLES.find((each) => each === text)
  if (role === undefined) throw new UsageError(`"${text ?? ''}" is not one of ${STAFF_ROLES.join(', ')}.`)
  return role
}

const list: Work = async (db) => {
  const members = await allStaff(db)
  if (members.length === 0) return succeed('Nobody has a role.\n')
  return succeed(textTable(members.map(({ email, role }) => [role, email])))
}

const nobody = (email: string) => fail(`There is no customer ${email}.`)

function grant(email: string, role: StaffRole): Work {
  return (db) =>
    inTransaction(db, async (transaction) => {
      const granted = await grantRole(transaction, { email, role, actor: null })
      if (granted.ok) return succeed(`${email} is ${role}.\n`)
      return granted.error === 'lastOwner' ? fail('A shop needs at least one owner.') : nobody(email)
    })
}

function revoke(email: string): Work {
  return (db) =>
    inTransaction(db, async (transaction) => {
      const userId = await customerByEmail(transaction, email)
      if (userId === null) return nobody(email)
      const revoked = await revokeRole(transaction, { userId, actor: null })
      if (revoked.ok) return succeed(`${email} is no longer ${revoked.value}.\n`)
      return fail(
        revoked.error === 'lastOwner' ? 'A shop needs at least one owner.' : `${email} has no role.`,
      )
    })
}

function reset(email: string): Work {
  return (db) =>
    inTransaction(db, async (transaction) => {
      const userId = await customerByEmail(transaction, email)
      if (userId === null) return nobody(email)
      const isReset = await resetFactor(transaction, { userId, actor: null })
      if (!isReset) return fail(`${email} has no second factor.`)
      return succeed(`The second factor of ${email} is off.\n`)
    })
}
