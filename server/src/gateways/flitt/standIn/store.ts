import fs from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { makeFolder } from '../../../folders.ts'
import { FLITT_STATUSES } from '../flitt.ts'

const paymentSchema = z.object({
  /** in the address of its page; can't be guessed */
  token: z.string(),
  orderId: z.string(),
  paymentId: z.number(),
  /** tetri */
  amount: z.number(),
  currency: z.string(),
  description: z.string(),
  returnUrl: z.string(),
  callbackUrl: z.string(),
  status: z.enum(FLITT_STATUSES),
  /** the number of the card that was tried last */
  card: z.nullable(z.string()),
  /** when the payment expires, in ms */
  endsAt: z.number(),
  /** what was reversed, in tetri, by the ids of the reversals */
  reversals: z._default(z.record(z.string(), z.number()), {}),
})

/** A payment as the stand-in stores it. */
export type StandInPayment = z.infer<typeof paymentSchema>

/** The stand-in's payments: each is a file in a folder, so that they outlast a restart of the demo. */
export interface PaymentStore {
  /** writes a new or changed payment */
  keep(payment: StandInPayment): void
  byToken(token: string): StandInPayment | null
  byOrder(orderId: string): StandInPayment | null
}

/** @param folder made with the first payment; only its user reads it */
export function openPaymentStore(folder: string): PaymentStore {
  const payments = new Map(read(folder).map((payment) => [payment.token, payment]))
  return {
    keep(payment) {
      payments.set(payment.token, payment)
      makeFolder(folder, 0o700)
      const file = path.join(folder, `${payment.token}.json`)
      fs.writeFileSync(`${file}.draft`, `${JSON.stringify(payment, null, 2)}\n`, { mode: 0o600 })
      fs.renameSync(`${file}.draft`, file)
    },
    byToken: (token) => payments.get(token) ?? null,
    byOrder: (orderId) => [...payments.values()].find((payment) => payment.orderId === orderId) ?? null,
  }
}

function read(folder: string): StandInPayment[] {
  if (!fs.existsSync(folder)) return []
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.map((name) =>
    paymentSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))),
  )
}
