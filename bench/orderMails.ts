// Counts the mails of 60 orders when three processes of the shop share a database, and the mail server takes 5 s for
// each.
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { newBuyers, offer, openBrowser, order, simpleGoods } from './buyers.ts'
import { addressIn, connectTo } from './database.ts'
import { tally } from './figures.ts'
import { startShop, temporaryFolder, type Shop } from './shop.ts'

const ORDERS = 60
const PROCESSES = 3
const ANSWER_MS = 5_000
/** If no mail arrives for this long, all have arrived, including duplicates. */
const QUIET_MS = 90_000

const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()

const mails: string[] = []
let lastAt: number
const mailServer = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  onData(stream, { envelope }, done) {
    stream.resume().once('end', () => {
      mails.push(...envelope.rcptTo.map(({ address }) => address))
      lastAt = performance.now()
      setTimeout(done, ANSWER_MS)
    })
  },
})
mailServer.listen(port + 1 + PROCESSES, '127.0.0.1')

const shops: Shop[] = []
// It provides the database and the products, but sends no mail: it is halted before there is one.
const demo = await startShop(folder, port)
try {
  demo.process.kill('SIGSTOP')
  const environment = {
    ...{ DATABASE_URL: addressIn(folder), SECRET: 'of this measurement alone, and of no shop' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${port + 1 + PROCESSES}`, MAIL_FROM: 'shop@example.ge' },
    ...{ LOGIN_LIMIT_ADDRESS: '0', REGISTER_LIMIT: '0' },
  }
  for (let at = 0; at < PROCESSES; at += 1) shops.push(await startShop(folder, port + 1 + at, environment))
  const [shop] = shops
  const database = await connectTo(folder)
  if (shop === undefined) throw new Error('no shop was started')
  const buyers = await newBuyers(shop, database, ORDERS)
  const browser = await openBrowser(shop)
  const [goods] = await simpleGoods(shop)
  if (goods === undefined) throw new Error('there is nothing to order')
  await offer(database, goods, ORDERS, buyers)
  const answers = await Promise.all(buyers.map((buyer) => order(shop, browser, buyer, goods)))
  lastAt = performance.now()
  console.log(`orders: ${tally(answers.map(({ status }) => status))}`)
  while (performance.now() - lastAt < QUIET_MS) await pause(1_000)
  console.log(`mails: ${mails.length}, to ${new Set(mails).size} customers`)
  await database.end()
} finally {
  for (const shop of shops) await shop.stop()
  demo.process.kill('SIGCONT')
  await demo.stop()
  mailServer.close()
  remove()
}
