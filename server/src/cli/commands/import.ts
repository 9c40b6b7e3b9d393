import { openCsv } from '../../modules/catalogueImport/csv/openCsv.ts'
import { importCatalogue } from '../../modules/catalogueImport/importCatalogue.ts'
import { openMediaStore } from '../../gateways/media/openMediaStore.ts'
import { summaryText } from '../../modules/catalogueImport/summary.ts'
import { EXIT, type Command } from '../command.ts'
import { withShop } from '../openShop.ts'
import { Progress } from '../progress.ts'

const STEPS = { pictures: 'Pictures, rows', products: 'Products' }

/** `shop import`: imports a Shopify product CSV into the catalogue. */
export const importCommand: Command = {
  name: 'import',
  summary: 'import a Shopify product CSV',
  usage: `FILE.csv [--images DIR] [--no-fetch] [--allow-private] [--dry-run]

Adds the products of the file and updates existing ones, all in one transaction. Importing the same file
again changes nothing. Products that aren't in the file stay as they are.

  --images DIR      take pictures from this folder by their file names, and download only the others
  --no-fetch        download no pictures
  --allow-private   download pictures from private addresses, those of the local network, too
  --dry-run         report what would happen, and change nothing

Exit code: 0 done; 3 done, but rows were refused; 1 failed, nothing changed; 2 wrong usage.
docs/catalogue.md describes each column.`,
  arguments: [1, 1],
  options: {
    images: { type: 'string' },
    'no-fetch': { type: 'boolean' },
    'allow-private': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  async run({ positionals: [file = ''], options, out, notice, terminal }) {
    // The file is checked before a database is started for it.
    await openCsv(file)
    const progress = new Progress(notice, terminal)
    const report = await withShop(notice, async ({ db, config }) =>
      importCatalogue(db, {
        file,
        store: await openMediaStore(config),
        images: typeof options['images'] === 'string' ? options['images'] : undefined,
        fetch: options['no-fetch'] !== true,
        allowPrivate: options['allow-private'] === true,
        dryRun: options['dry-run'] === true,
        onProgress: ({ step, done, total }) => {
          progress.show(STEPS[step], done, total)
        },
      }),
    ).finally(() => {
      progress.end()
    })
    await out(summaryText(report))
    return report.refused.length > 0 ? EXIT.partly : EXIT.done
  },
}
