import { once } from 'node:events'
import { courierCommand } from './commands/courier.ts'
import { exportCommand } from './commands/export.ts'
import { importCommand } from './commands/import.ts'
import { ordersCommand } from './commands/orders.ts'
import { paymentsCommand } from './commands/payments.ts'
import { staffCommand } from './commands/staff.ts'
import { walletCommand } from './commands/wallet.ts'
import { runShop } from './runShop.ts'

// `npm run shop -- …`: the shop's command line.

// `export | head` closes the pipe early, which isn't a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

const COMMANDS = [
  importCommand,
  exportCommand,
  ordersCommand,
  paymentsCommand,
  courierCommand,
  walletCommand,
  staffCommand,
]

process.exitCode = await runShop(COMMANDS, process.argv.slice(2), {
  out: async (text) => {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain')
  },
  notice: (text) => {
    process.stderr.write(text)
  },
  terminal: process.stderr.isTTY,
})
