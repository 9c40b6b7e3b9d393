import type { serverKa } from '../ka/serverTexts.ts'
import type { CatalogueLike } from '../translate.ts'
import { account } from './account.ts'
import { backOffice } from './backOffice.ts'
import { catalogueFile } from './catalogueFile.ts'
import { en } from './index.ts'
import { invoice } from './invoice.ts'
import { mail } from './mail.ts'
import { ordering } from './ordering.ts'
import { server } from './server.ts'
import { testPayment } from './testPayment.ts'

/** The server's texts in English. */
export const serverEn: CatalogueLike<typeof serverKa> = {
  ...en,
  ...account,
  ...backOffice,
  ...catalogueFile,
  ...invoice,
  ...mail,
  ...ordering,
  ...server,
  ...testPayment,
}
