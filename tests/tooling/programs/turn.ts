// Takes its turn at a lock, and writes down when it came and went. Arguments: the lock, the file to write into.
import { appendFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { withLock } from '../../../scripts/lib/withLock.ts'

const [lock = '', notes = ''] = process.argv.slice(2)
await withLock(
  lock,
  async () => {
    appendFileSync(notes, 'in\n')
    // Others get every chance to come in between.
    for (let turn = 0; turn < 2_000; turn += 1) await setImmediate()
    appendFileSync(notes, 'out\n')
  },
  () => console.log('waits'),
)
