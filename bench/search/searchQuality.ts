// Measures how well the shop's search answers labelled queries on 10,000 made-up products. README.md describes it.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { benchProducts } from './catalogue.ts'
import { labelledQueries, queryGroups, type LabelledQuery } from './labelledQueries.ts'
import type { OpenBenchShop } from './searchEngine.ts'

const PRODUCTS = 10_000
const SHOWN = 5
const COMPARED = 3
const REFERENCE = path.join(import.meta.dirname, 'firstThree.json')

/** The numbers of the first three products, by the query's text. */
type FirstThree = Record<string, readonly number[]>

interface Measured extends LabelledQuery {
  /** the numbers of the first products of the answer, best first */
  found: readonly number[]
}

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: path.join(import.meta.dirname, 'benchShop.ts') },
    missed: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const { openBenchShop } = (await import(pathToFileURL(path.resolve(values.engine)).href)) as {
  openBenchShop: OpenBenchShop
}

const products = [...benchProducts(PRODUCTS)]
const numberOf = new Map(products.map(({ handle, number }) => [handle, number]))

const shop = await openBenchShop(products)
const measured: Measured[] = []
try {
  for (const query of labelledQueries(products)) {
    const handles = await shop.find(query.text)
    const found = handles.slice(0, SHOWN).map((handle) => numberOf.get(handle) ?? -1)
    measured.push({ ...query, found })
  }
} finally {
  await shop.close()
}

if (values.write) {
  const lines = measured.map(({ text, found }) => `  ${JSON.stringify(text)}: [${firstOf(found).join(', ')}]`)
  await writeFile(REFERENCE, `{\n${lines.join(',\n')}\n}\n`)
}
const reference = JSON.parse(await readFile(REFERENCE, 'utf8')) as FirstThree

console.log('| group | queries | recall@5 | same first three |\n|---|---|---|---|')
for (const group of queryGroups)
  console.log(
    row(
      group,
      measured.filter((query) => query.group === group),
    ),
  )
console.log(row('all', measured))
if (values.missed) {
  for (const query of measured.filter((each) => recall(each) < 1)) {
    console.log(`${query.group}: ${query.text} (${recall(query).toFixed(2)})`)
  }
}

function row(title: string, queries: readonly Measured[]): string {
  const mean = queries.reduce((sum, query) => sum + recall(query), 0) / queries.length
  const same = queries.filter(({ text, found }) => reference[text]?.join() === firstOf(found).join())
  return `| ${title} | ${queries.length} | ${mean.toFixed(3)} | ${same.length} |`
}

function recall({ right, found }: Measured): number {
  return found.filter((number) => right.has(number)).length / Math.min(SHOWN, right.size)
}

function firstOf(found: readonly number[]): readonly number[] {
  return found.slice(0, COMPARED)
}
