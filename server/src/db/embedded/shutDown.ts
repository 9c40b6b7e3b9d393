import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { program, type Binaries } from './binaries.ts'
import type { Home } from './home.ts'
import { readPostmaster, servesData } from './postmaster.ts'

const PATIENCE_MS = 20_000

/** Stops the database of a home (`pg_ctl -m fast`) and waits until it has exited. */
export async function shutDown(home: Home, binaries: Binaries): Promise<void> {
  const running = readPostmaster(home.data)
  if (running === null || !servesData(running.pid, home)) return
  if (process.platform === 'win32') {
    spawnSync(program(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', home.data, '-w'], {
      env: binaries.env,
      stdio: 'ignore',
    })
    return
  }
  process.kill(running.pid, 'SIGINT')
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && servesData(running.pid, home)) await pause(10)
}
