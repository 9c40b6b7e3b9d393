import { words } from '@dukani/contracts'
import type { BenchProduct } from './catalogue.ts'

/** Whether a word of a product is what was meant. */
export type Meant = (word: string) => boolean

/** The words of a catalogue, with the numbers of the products that have them. */
export interface CatalogueWords {
  /** the products with the word in their name, category or specification values, by the word */
  named: ReadonlyMap<string, ReadonlySet<number>>
  /** the products that have the word anywhere, by the word */
  anywhere: ReadonlyMap<string, ReadonlySet<number>>
}

/** Reads every word of the products. */
export function catalogueWords(products: readonly BenchProduct[]): CatalogueWords {
  const named = new Map<string, Set<number>>()
  const anywhere = new Map<string, Set<number>>()
  for (const { number, name, category, specificationValues, description } of products) {
    const inName = words([name, category, ...specificationValues].join(' '))
    for (const word of inName) note(named, word, number)
    for (const word of [...inName, ...words(description)]) note(anywhere, word, number)
  }
  return { named, anywhere }
}

function note(products: Map<string, Set<number>>, word: string, number: number): void {
  const known = products.get(word)
  if (known === undefined) products.set(word, new Set([number]))
  else known.add(number)
}

/**
 * The products that have a word of each meaning in their name, category or specification values; when there is none,
 * those that have them anywhere.
 */
export function rightAnswers({ named, anywhere }: CatalogueWords, meanings: readonly Meant[]): Set<number> {
  const inName = withAll(named, meanings)
  return inName.size > 0 ? inName : withAll(anywhere, meanings)
}

function withAll(products: CatalogueWords['named'], meanings: readonly Meant[]): Set<number> {
  return meanings
    .map((meant) => new Set([...products].flatMap(([word, numbers]) => (meant(word) ? [...numbers] : []))))
    .reduce((some, others) => new Set([...some].filter((number) => others.has(number))))
}
