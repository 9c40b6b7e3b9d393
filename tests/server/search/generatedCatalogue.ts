import type { SearchableProduct } from '../../../server/src/modules/search/fold.ts'

// Georgian syllables and endings, so that made-up words are as long and as alike as real ones.
const STARTS = 'ბ გ დ ვ ზ თ კ ლ მ ნ პ ჟ რ ს ტ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ბრ გრ მთ სტ შვ ღვ წყ ჩრ'.split(' ')
const VOWELS = 'ა ა ა ე ე ი ი ო უ'.split(' ')
const ENDS = ['', '', '', 'ნ', 'რ', 'ლ', 'მ', 'ს']
const CASES = ['ი', 'ის', 'ს', 'ით', 'მა', 'ები', 'ების', 'ებს', 'ზე', 'ში']

/** A stream of whole numbers below `limit`, the same for the same seed (mulberry32). */
export function numbersOf(seed: number): (limit: number) => number {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** So many different made-up Georgian words of two to five syllables, in several grammatical cases. */
function generatedWords(count: number, seed = 1): string[] {
  const next = numbersOf(seed)
  const pick = (from: readonly string[]) => from[next(from.length)] ?? ''
  const made = new Set<string>()
  while (made.size < count) {
    let stem = ''
    for (let syllables = 1 + next(3); syllables > 0; syllables -= 1)
      stem += pick(STARTS) + pick(VOWELS) + pick(ENDS)
    for (let forms = 1 + next(4); forms > 0 && made.size < count; forms -= 1) made.add(stem + pick(CASES))
  }
  return [...made]
}

/** Products with a name of three words and a description of forty, out of a vocabulary of so many words. */
export function* generatedProducts(
  count: number,
  vocabulary = 20_000,
  seed = 1,
): Generator<SearchableProduct> {
  const words = generatedWords(vocabulary, seed)
  const next = numbersOf(seed + 1)
  // The smaller of two draws: some words are common and many are rare, as in any language.
  const word = () => words[Math.min(next(words.length), next(words.length))] ?? ''
  const sentence = (length: number) => Array.from({ length }, word).join(' ')
  for (let index = 0; index < count; index += 1) {
    yield {
      name: sentence(3),
      category: words[index % 8] ?? '',
      specificationValues: index % 3 === 0 ? ['500 მლ', '1 ლ'] : [],
      description: `${sentence(20)}. ${sentence(20)}.`,
      nameEn: '',
      descriptionEn: '',
    }
  }
}
