import { account } from './account.ts'
import { backOffice } from './backOffice.ts'
import { catalogueFile } from './catalogueFile.ts'
import { ka } from './index.ts'
import { invoice } from './invoice.ts'
import { mail } from './mail.ts'
import { ordering } from './ordering.ts'
import { server } from './server.ts'
import { testPayment } from './testPayment.ts'

/** The server's texts: its own, which browsers don't load, and the storefront's. */
export const serverKa = {
  ...ka,
  ...account,
  ...backOffice,
  ...catalogueFile,
  ...invoice,
  ...mail,
  ...ordering,
  ...server,
  ...testPayment,
} as const
