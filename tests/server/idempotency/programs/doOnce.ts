// A process of the shop that does the same keyed write many times at once: it says that it is ready, starts at a line
// on its input, and writes all outcomes as one line of JSON. The work is a row in the table `works`.
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../../../../server/src/db/database.ts'
import { inTransaction } from '../../../../server/src/db/transaction.ts'
import { onceByKey } from '../../../../server/src/modules/idempotency/idempotency.ts'

const [url = '', userId = '', key = '', count = '0'] = process.argv.slice(2)
const { db, close } = openDatabase(url)
process.stdout.write('ready\n')
await once(process.stdin, 'data')
const outcomes = await Promise.all(
  Array.from({ length: Number(count) }, () =>
    inTransaction(db, (transaction) =>
      onceByKey(transaction, { userId, key, request: 'work' }, async () => {
        const { rows } = await transaction.execute(sql`insert into works default values returning number`)
        return rows
      }),
    ),
  ),
)
process.stdout.write(`${JSON.stringify(outcomes)}\n`)
process.stdin.destroy()
await close()
