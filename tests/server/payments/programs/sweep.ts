// A process of the shop that sweeps payments: it says that it is ready, sweeps at each line on its input, and says so.
import { createInterface } from 'node:readline'
import { openDatabase } from '../../../../server/src/db/database.ts'
import { createFlitt } from '../../../../server/src/gateways/flitt/client.ts'
import { createPaymentService } from '../../../../server/src/modules/payments/service.ts'
import { createLogger } from '../../../../server/src/plugins/logger.ts'
import { FLITT } from '../merchant.ts'

const [databaseUrl = '', url = ''] = process.argv.slice(2)
const { db, close } = openDatabase(databaseUrl)
const flitt = { ...FLITT, url }
const payments = createPaymentService(db, {
  bank: () => null,
  flitt: createFlitt(flitt),
  callbackUrl: () => 'http://localhost/',
  log: createLogger({ logLevel: 'silent' }),
})
process.stdout.write('ready\n')
for await (const _line of createInterface({ input: process.stdin })) {
  await payments.sweep()
  process.stdout.write('swept\n')
}
await close()
