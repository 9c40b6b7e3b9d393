import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keepScripts, writeScriptDeltas } from '../../scripts/lib/scriptDeltas.ts'
import { temporaryFolder } from '../server/support/temporaryFolder.ts'

/** A build of one script. */
function release(name: string, script: string): string {
  const client = temporaryFolder()
  mkdirSync(path.join(client, 'assets'))
  writeFileSync(path.join(client, 'assets', `app-${name}.js`), script)
  return client
}

test('a script goes out as its difference to an earlier one, which a browser can undo', async () => {
  const [earlier, deltas] = [temporaryFolder(), temporaryFolder()]
  const script = Array.from({ length: 2_000 }, (_, line) => `f(${String(line * 7_919)})`).join('\n')
  const next = script.replace('f(7919)', 'g(7919)')
  keepScripts(release('1', script), earlier)
  await writeScriptDeltas(release('2', next), earlier, deltas)

  const hash = createHash('sha256').update(script).digest()
  expect(readdirSync(deltas)).toEqual([`app-2.js.${hash.toString('hex')}.dcz`])
  const delta = readFileSync(path.join(deltas, `app-2.js.${hash.toString('hex')}.dcz`))
  expect(delta.length).toBeLessThan(150)
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
  expect(delta.subarray(8, 40)).toEqual(hash)
  expect(zstdDecompressSync(delta.subarray(40), { dictionary: Buffer.from(script) }).toString()).toBe(next)
})

test('the scripts of the last three releases are kept; one that did not change has no difference', async () => {
  const [earlier, deltas] = [temporaryFolder(), temporaryFolder()]
  for (const name of ['1', '2', '3', '4']) {
    keepScripts(release(name, `f(${name})`), earlier)
    utimesSync(path.join(earlier, `app-${name}.js`), Number(name), Number(name))
  }
  keepScripts(release('5', 'f(5)'), earlier)
  expect(readdirSync(earlier).toSorted()).toEqual(['app-3.js', 'app-4.js', 'app-5.js'])
  await writeScriptDeltas(release('5', 'f(5)'), earlier, deltas)
  expect(readdirSync(deltas).map((name) => name.split('.', 1)[0])).toEqual(['app-5', 'app-5'])
})
