import { toTetri } from '@dukani/contracts'
import { formatMoney } from '@dukani/i18n'
import { inTransaction } from '../../db/transaction.ts'
import { changeWallet, customerByEmail, walletBalance } from '../../modules/payments/walletRepository.ts'
import { fail, succeed } from '../../result.ts'
import { EXIT, UsageError, type Command } from '../command.ts'
import { withShop } from '../openShop.ts'

const ACTIONS = ['show', 'add', 'take'] as const
type Action = (typeof ACTIONS)[number]

/** `shop wallet`: the balances of customers. */
export const walletCommand: Command = {
  name: 'wallet',
  summary: 'show or change the balance of a customer’s wallet',
  usage: `show|add|take E-MAIL [AMOUNT] [--note TEXT]

  show E-MAIL          shows the balance
  add  E-MAIL AMOUNT   adds an amount of GEL, such as 25 or 25.50
  take E-MAIL AMOUNT   takes an amount of GEL out; refused if the balance is lower

Every change is stored with its note.

Exit code: 0 done; 1 failed, nothing was changed; 2 wrong usage.`,
  arguments: [2, 3],
  options: { note: { type: 'string' } },
  async run({ positionals: [name = '', email = '', sum], options, out, notice }) {
    const action = actionOf(name)
    const tetri = amountOf(action, sum)
    const note = typeof options['note'] === 'string' ? options['note'] : ''
    const outcome = await withShop(notice, ({ db }) =>
      inTransaction(db, async (transaction) => {
        const userId = await customerByEmail(transaction, email.trim().toLowerCase())
        if (userId === null) return fail('nobody')
        if (action === 'show') return succeed(await walletBalance(transaction, userId))
        return changeWallet(transaction, userId, action === 'take' ? -tetri : tetri, note)
      }),
    )
    if (!outcome.ok) {
      notice(
        outcome.error === 'nobody' ? `There is no customer ${email}.\n` : `The balance is lower than that.\n`,
      )
      return EXIT.failed
    }
    await out(`${formatMoney(outcome.value, 'en')}\n`)
    return EXIT.done
  },
}

function actionOf(name: string): Action {
  const action = ACTIONS.find((each) => each === name)
  if (action === undefined) throw new UsageError(`"${name}" is not one of ${ACTIONS.join(', ')}.`)
  return action
}

function amountOf(action: Action, sum: string | undefined): number {
  if (action === 'show') {
    if (sum === undefined) return 0
    throw new UsageError(`"shop wallet show": unexpected argument "${sum}".`)
  }
  const isSum = sum !== undefined && /^\d{1,7}(?:\.\d{1,2})?$/.test(sum) && Number(sum) > 0
  if (!isSum) throw new UsageError('The amount must be in GEL, such as 25 or 25.50.')
  return toTetri(Number(sum))
}
