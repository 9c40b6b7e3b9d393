import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'

const compress = promisify(zstdCompress)

/** Releases whose script is still a dictionary. */
const MAX_EARLIER = 3
/** The one script that is large enough. */
const APP_SCRIPT = 'assets/app-*.js'
/** The header of a `dcz` body (RFC 9842, section 5), before the dictionary's SHA-256. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])
/** Both scripts fit into a window of 8 MB, which every browser accepts. */
const WINDOW_LOG = 23

/**
 * Keeps the app's script of the last three releases, so that the next one can be compressed against them.
 * @param client the build that is about to be replaced
 * @param earlier the folder that keeps them
 */
export function keepScripts(client: string, earlier: string): void {
  mkdirSync(earlier, { recursive: true })
  for (const script of globSync(APP_SCRIPT, { cwd: client })) {
    copyFileSync(path.join(client, script), path.join(earlier, path.basename(script)))
  }
  const age = (name: string) => statSync(path.join(earlier, name)).mtimeMs
  const oldestFirst = globSync('*.js', { cwd: earlier }).toSorted((one, other) => age(one) - age(other))
  for (const name of oldestFirst.slice(0, -MAX_EARLIER)) rmSync(path.join(earlier, name))
}

/**
 * Writes the app's script of a build as its difference to each earlier one: `{script}.{SHA-256 of the earlier}.dcz`.
 * @param client the new build
 * @param earlier the folder that keeps the earlier scripts
 * @param deltas the folder to write to
 */
export async function writeScriptDeltas(client: string, earlier: string, deltas: string): Promise<void> {
  mkdirSync(deltas, { recursive: true })
  for (const script of globSync(APP_SCRIPT, { cwd: client })) {
    const name = path.basename(script)
    const content = readFileSync(path.join(client, script))
    for (const other of globSync('*.js', { cwd: earlier })) {
      if (other === name) continue
      const dictionary = readFileSync(path.join(earlier, other))
      const hash = createHash('sha256').update(dictionary).digest()
      const params = {
        [constants.ZSTD_c_compressionLevel]: 19,
        [constants.ZSTD_c_windowLog]: WINDOW_LOG,
      }
      const body = await compress(content, { dictionary, params })
      writeFileSync(
        path.join(deltas, `${name}.${hash.toString('hex')}.dcz`),
        Buffer.concat([MAGIC, hash, body]),
      )
    }
  }
}
