import { categoryTitles, type BenchProduct } from './catalogue.ts'
import { confusedSpellings, inLatin } from './latinSpelling.ts'
import { mistyped } from './mistakes.ts'
import { numbersFrom, type Numbers } from './numbers.ts'
import { catalogueWords, rightAnswers, type Meant } from './rightAnswers.ts'
import { wordPools } from './wordPools.ts'
import { casesOf } from './words.ts'

/** The groups of queries, in the order of the table. */
export const queryGroups = [
  'exact',
  'prefix',
  'inside',
  'one mistake',
  'two mistakes',
  'latin',
  'inflected',
  'two words',
  'category',
] as const

type QueryGroup = (typeof queryGroups)[number]

/** What a shopper may type, and what answers it. */
export interface LabelledQuery {
  group: QueryGroup
  /** no other query has the same */
  text: string
  /** the numbers of the products that are right answers, by the group's rule */
  right: ReadonlySet<number>
}

const QUERY_SEED = 3
const PER_GROUP = 36

/** Makes the queries of a catalogue: always the same of the same products. */
export function labelledQueries(products: readonly BenchProduct[]): LabelledQuery[] {
  const numbers = numbersFrom(QUERY_SEED)
  const catalogue = catalogueWords(products)
  const pools = wordPools(catalogue, numbers)
  const queries = new Map<string, LabelledQuery>()

  const add = (group: QueryGroup, text: string, meanings: readonly Meant[]) => {
    if (!queries.has(text)) queries.set(text, { group, text, right: rightAnswers(catalogue, meanings) })
  }
  /** Adds a query of a word for each turn; `make` answers null when the word doesn't suit. */
  const ofWords = (
    group: QueryGroup,
    make: (word: string, turn: number) => string | null,
    meant: (word: string, text: string) => Meant,
    turns = PER_GROUP,
  ) => {
    for (let turn = 0; turn < turns; turn += 1) {
      const { word, text } = pools.draw(turn, (candidate) => {
        const made = make(candidate, turn)
        return made === null || queries.has(made) ? null : made
      })
      add(group, text, [meant(word, text)])
    }
  }
  /** A text that is a word of the catalogue isn't a mistake. */
  const unknown = (text: string | null) => (text !== null && catalogue.anywhere.has(text) ? null : text)

  ofWords('exact', (word) => word, is)
  ofWords('prefix', startOf, (_, text) => (word) => word.startsWith(text))
  ofWords('inside', middleOf, (_, text) => (word) => word.includes(text))
  ofWords('one mistake', (word, turn) => unknown(withOneMistake(word, turn, numbers)), is)
  ofWords('two mistakes', (word, turn) => unknown(withTwoMistakes(word, turn, numbers)), is)
  const spellings = confusedSpellings()
  ofWords('latin', (word, turn) => inLatin(word, spellings[turn]), is, spellings.length)
  ofWords('inflected', numberedCase, (base, text) => (word) => word === base || word === text)
  for (const product of numbers.shuffled(products).slice(0, PER_GROUP)) {
    const [one = '', other = ''] = numbers.shuffled(product.name.split(' '))
    add('two words', `${one} ${other}`, [is(one), is(other)])
  }
  for (const [place, title] of categoryTitles.entries()) {
    const meanings = title.split(' ').map(is)
    add('category', title, meanings)
    if (place % 2 === 0) add('category', inLatin(title) ?? title, meanings)
  }
  return [...queries.values()]
}

function is(meant: string): Meant {
  return (word) => word === meant
}

const SHORTEST_FOR_START = 5
const START = 0.6

function startOf(word: string): string | null {
  return word.length < SHORTEST_FOR_START ? null : word.slice(0, Math.ceil(word.length * START))
}

const SHORTEST_FOR_MIDDLE = 7

function middleOf(word: string): string | null {
  return word.length < SHORTEST_FOR_MIDDLE ? null : word.slice(2, -1)
}

const SHORTEST_WITH_ONE_MISTAKE = 4
const SHORTEST_WITH_TWO_MISTAKES = 7

function withOneMistake(word: string, kind: number, numbers: Numbers): string | null {
  return word.length < SHORTEST_WITH_ONE_MISTAKE ? null : mistyped(word, kind, numbers)
}

// One in each half, so that the second doesn't undo the first.
function withTwoMistakes(word: string, kind: number, numbers: Numbers): string | null {
  if (word.length < SHORTEST_WITH_TWO_MISTAKES) return null
  const half = word.length >> 1
  const first = mistyped(word.slice(0, half), kind, numbers)
  const second = mistyped(word.slice(half), kind + 1 + numbers.below(3), numbers)
  return first === null || second === null ? null : first + second
}

function numberedCase(word: string, turn: number): string | null {
  const cases = casesOf(word)
  return cases[turn % cases.length] ?? null
}
