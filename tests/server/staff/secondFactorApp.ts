import { meSchema, newSecretSchema, recoveryCodesSchema, type StaffRole } from '@dukani/contracts'
import { asc, eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { auditLog } from '../../../server/src/db/staffSchema.ts'
import { loggedIn, newCustomer, PASSWORD, type Customer } from '../support/customer.ts'
import { newShopper, type Shopper } from '../support/shopper.ts'
import { staffApp } from './staffApp.ts'
import { giveRole } from '../support/giveRole.ts'

/** The calls of the second factor. */
export const PATH = '/v1/admin/second-factor/'

/** The body of a 400 for a code. */
export const WRONG_CODE = { code: ['კოდი არასწორია ან უკვე გამოყენებულია.'] }

const STEP_MS = 30_000

/** Goes to the middle of the next time step, so that its code hasn't been used. */
export function nextStep(): void {
  vi.setSystemTime((Math.floor(Date.now() / STEP_MS) + 1.5) * STEP_MS)
}

/** The code of a secret. @param steps from now */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS })

/** Switches the second factor on: its secret and the recovery codes. */
export async function switchedOn(asked: Shopper): Promise<{ secret: string; codes: string[] }> {
  nextStep()
  const begun = await asked.post(`${PATH}secret/`, { password: PASSWORD })
  const { secret } = newSecretSchema.parse(begun.json())
  const confirmed = await asked.post(`${PATH}on/`, { code: codeOf(secret) })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return { secret, codes: recoveryCodesSchema.parse(confirmed.json()).recovery_codes }
}

/** Who is logged in, and whether a code is needed. */
export const me = async (asked: Shopper) => meSchema.parse((await asked.get('/v1/admin/me/')).json())

/** Gives a code for the session: the status of the answer. */
export const give = async (asked: Shopper, code: string) => (await asked.post(PATH, { code })).statusCode

/** The whole server, whose clock is the test's, and members of its staff who have a password. */
export async function secondFactorApp() {
  const built = await staffApp()
  const { app, db } = built
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterAll(() => void vi.useRealTimers())
  return {
    ...built,

    async member(role: StaffRole): Promise<Customer> {
      const asked = await newCustomer(app)
      const userId = String(asked.user.id)
      await giveRole(db, userId, role)
      return asked
    },

    /** Another browser of the same person. */
    elsewhere: async ({ user }: Customer) =>
      loggedIn(await newShopper(app), { email: user.email, password: PASSWORD }),

    /** What was recorded about a member's second factor. */
    changesOf: ({ user }: Customer) =>
      db
        .select({ action: auditLog.action, before: auditLog.before, after: auditLog.after })
        .from(auditLog)
        .where(eq(auditLog.subjectId, String(user.id)))
        .orderBy(asc(auditLog.id)),
  }
}
