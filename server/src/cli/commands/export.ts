import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readSnapshot } from '../../db/transaction.ts'
import { exportCatalogue } from '../../modules/catalogueImport/exportCatalogue.ts'
import { CatalogueFileError } from '../../modules/catalogueImport/catalogueFileError.ts'
import { EXIT, type Command } from '../command.ts'
import { withShop } from '../openShop.ts'

/** `shop export`: writes the whole catalogue as a Shopify product CSV. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'write the whole catalogue as a Shopify product CSV',
  usage: `[FILE.csv]

Writes every product, hidden ones too, in the format that "import" reads; without FILE to the standard output.
Importing the result changes nothing. With PUBLIC_URL set, pictures have addresses that others can download.

Exit code: 0 done; 1 failed; 2 wrong usage.`,
  arguments: [0, 1],
  options: {},
  async run({ positionals: [file], out, notice }) {
    let products = 0
    await withShop(notice, async ({ db, config }) => {
      await readSnapshot(db, async (tx) => {
        const lines = exportCatalogue(tx, {
          publicUrl: config.publicUrl,
          onProgress: (written) => {
            products = written
          },
        })
        if (file === undefined) for await (const line of lines) await out(line)
        else await writeWhole(file, lines)
      })
    })
    notice(`${products.toLocaleString('en-US')} ${products === 1 ? 'product' : 'products'} written.\n`)
    return EXIT.done
  },
}

/** Writes a temporary file and renames it, so that an older export is never left half overwritten. */
async function writeWhole(file: string, lines: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.part`
  try {
    await pipeline(Readable.from(lines), createWriteStream(draft))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (
      typeof code === 'string' &&
      ['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'EROFS', 'EPERM'].includes(code)
    ) {
      throw new CatalogueFileError(`${file} can't be written (${code}).`, { cause: error })
    }
    throw error
  }
}
