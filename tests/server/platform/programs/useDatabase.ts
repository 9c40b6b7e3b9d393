// A process that uses the embedded database of a folder, like a shop would: says its address, then stays until it is
// told by a line on its input to leave, and says so.
import { once } from 'node:events'
import { startEmbedded } from '../../../../server/src/db/embedded/embedded.ts'
import { exitOnStartError } from '../../../../server/src/exitOnStartError.ts'

await exitOnStartError(async () => {
  const [dataDir = ''] = process.argv.slice(2)
  const report = (message: string) => process.stderr.write(`${message}\n`)
  const embedded = await startEmbedded({ dataDir, report })
  process.stdout.write(`${embedded.url}\n`)
  await once(process.stdin, 'data')
  await embedded.stop()
  process.stdout.write('left\n')
  process.stdin.destroy()
})
