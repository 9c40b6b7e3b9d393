import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectDir } from '../shop.ts'

export interface Varnish {
  address: string
  stop: () => Promise<void>
}

/**
 * Starts Debian's Varnish with deploy/varnish in front of two processes, on other ports.
 * @param folder of its own
 * @throws when it doesn't answer
 */
export async function startVarnish(
  folder: string,
  port: number,
  [one, other]: readonly [number, number],
): Promise<Varnish> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'default.vcl')
  const vcl = readFileSync(path.join(projectDir, 'deploy/varnish/default.vcl'), 'utf8')
  writeFileSync(file, vcl.replace('"3001"', `"${one}"`).replace('"3002"', `"${other}"`))
  // No jail: only the user who runs this can enter the folder.
  const settings = [
    '-j',
    'none',
    '-F',
    '-n',
    path.join(folder, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-s',
    'malloc,128m',
  ]
  const child = spawn(
    'varnishd',
    [...settings, '-p', 'http_gzip_support=off', '-p', 'timeout_idle=60', '-f', file],
    {
      stdio: ['ignore', 'ignore', process.env.VERBOSE === undefined ? 'ignore' : 'inherit'],
      // varnishd is in /usr/sbin.
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    },
  )
  const failure = new Promise<never>((_, reject) => child.once('error', reject))
  const address = `http://127.0.0.1:${port}`
  for (let waited = 0; !(await isReady(address)); waited += 1) {
    if (child.exitCode !== null || waited === 150)
      throw new Error('Varnish did not start; VERBOSE=1 says why (apt-get install varnish)')
    await Promise.race([pause(200), failure])
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { address, stop }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    return false
  }
}
