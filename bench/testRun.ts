// Measures how long `npm test` takes, and the peak memory of it and its children.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { memoryOfTree } from './memory.ts'
import { projectDir } from './shop.ts'

const EVERY_MS = 2000

const began = performance.now()
const child = spawn(process.execPath, ['scripts/test.ts'], { cwd: projectDir, stdio: 'inherit' })
const { pid } = child
let most = 0
const watch = setInterval(() => {
  if (pid !== undefined) most = Math.max(most, memoryOfTree(pid) ?? 0)
}, EVERY_MS)
await once(child, 'exit')
clearInterval(watch)
const seconds = (performance.now() - began) / 1000
console.log(`npm test: ${seconds.toFixed(0)} s${most > 0 ? `, ${most.toFixed(0)} MiB at the most` : ''}`)
process.exitCode = child.exitCode ?? 1
