import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const runner = path.join(import.meta.dirname, 'programs/runner.ts')

/** Starts the runner, waits until what it started is ready, sends signals, and gives the end. */
async function endedBy(...signals: NodeJS.Signals[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [runner], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8')
  const ended = once(child, 'close')
  for await (const chunk of child.stdout as AsyncIterable<string>) {
    output += chunk
    if (chunk.includes('ready')) for (const signal of signals) child.kill(signal)
  }
  const [code] = (await ended) as [number | null]
  return { code, output }
}

describe.runIf(process.platform !== 'win32')('what a command has started', () => {
  test('ends well with Ctrl-C, which may arrive twice', async () => {
    expect(await endedBy('SIGINT', 'SIGINT')).toEqual({ code: 130, output: 'ready\ndrained\n' })
  })

  test('ends well when the command is terminated', async () => {
    expect(await endedBy('SIGTERM')).toEqual({ code: 143, output: 'ready\ndrained\n' })
  })
})
