import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { firstKa, loadDeferredGeorgian, loadProductGeorgian } from '@dukani/i18n'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const FOLDERS = {
  '#app/': 'src/app/',
  '#pages/': 'src/pages/',
  '#features/': 'src/features/',
  '#shared/': 'src/shared/',
}
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/gms

/** Where an import of ours leads; null for a package. */
function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return path.join(path.dirname(importer), specifier)
  for (const [alias, folder] of Object.entries(FOLDERS)) {
    if (specifier.startsWith(alias)) return path.join(root, folder, specifier.slice(alias.length))
  }
  return null
}

/** The sources that come with the first screen: all that is imported statically, by path. */
function firstSources(entry: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(entry) || !existsSync(entry)) return found
  const source = readFileSync(entry, 'utf8')
  found.set(entry, source)
  for (const [, specifier = ''] of source.matchAll(STATIC_IMPORT)) {
    const file = fileOf(specifier, entry)
    if (file !== null) firstSources(file, found)
  }
  return found
}

test.each([
  ['the first screen', 'src/app/entryClient.tsx', {}],
  ['a product', 'src/pages/ProductPage/ProductPage.tsx', await loadProductGeorgian()],
  [
    'the part with reviews',
    'src/features/reviews/containers/ProductReviews.tsx',
    await loadProductGeorgian(),
  ],
  ['the part with other products', 'src/pages/ProductPage/MoreProducts.tsx', await loadProductGeorgian()],
])('%s uses no text that comes later', async (_name, entry, own) => {
  const later = Object.keys(await loadDeferredGeorgian()).filter((key) => !(key in own))
  const sources = firstSources(path.join(root, entry))
  const said: string[] = []
  const early: string[] = []
  for (const [file, source] of sources) {
    const isSaid = (key: string) => source.includes(`'${key}'`)
    said.push(...Object.keys({ ...firstKa, ...own }).filter(isSaid))
    // A key that is put together from its domain and something else, too.
    const domains = [...source.matchAll(/`(\w+\.)\$\{/g)].map(([, domain = '']) => domain)
    const wrong = later.filter((key) => isSaid(key) || domains.some((domain) => key.startsWith(domain)))
    early.push(...wrong.map((key) => `${key} in ${path.relative(root, file)}`))
  }
  expect(said.length).toBeGreaterThan(10)
  expect(early).toEqual([])
})
