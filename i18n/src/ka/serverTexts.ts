import { account } from './account.ts'
import { ka } from './index.ts'
import { invoice } from './invoice.ts'
import { mail } from './mail.ts'
import { ordering } from './ordering.ts'
import { server } from './server.ts'
import { testPayment } from './testPayment.ts'

/** The server's texts: its own, which no browser has to fetch, and the storefront's, which it says too. */
export const serverKa = {
  ...ka,
  ...account,
  ...invoice,
  ...mail,
  ...ordering,
  ...server,
  ...testPayment,
} as const
