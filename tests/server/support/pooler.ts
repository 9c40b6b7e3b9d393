import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../scripts/lib/freePort.ts'

/** The shop's own settings of a connection, which PgBouncer ignores: the role has them instead (docs/running.md). */
const ROLE_SETTINGS = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  work_mem: '32MB',
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
}

export interface Pooler {
  port: number
  stop: () => Promise<void>
}

/**
 * Starts PgBouncer in transaction mode before all databases of a server.
 * @param program PgBouncer's, from 1.21 on
 * @param folder where its settings are written
 */
export async function startPooler(program: string, serverUrl: string, folder: string): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(serverUrl)
  await giveSettings(serverUrl, username)
  const port = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  fs.writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_prepared_statements = 200
max_client_conn = 2000
ignore_startup_parameters = options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout
server_idle_timeout = 5
`,
  )
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const child = spawn(program, ['--quiet', ...asUser, settings], { stdio: ['ignore', 'ignore', 'inherit'] })
  const through = new URL(serverUrl)
  through.port = String(port)
  while (!(await answers(through.href))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`)
    await wait(50)
  }
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

async function giveSettings(url: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
    await client.query(
      `alter role ${client.escapeIdentifier(role)} set ${name} = ${client.escapeLiteral(value)}`,
    )
  }
  await client.end()
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
    await client.end()
    return true
  } catch {
    return false
  }
}
