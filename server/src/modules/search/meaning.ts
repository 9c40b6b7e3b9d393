import { latinKey, queryWords, type QueryWord } from '@dukani/contracts'
import { LEVEL, MOST_LISTED_WORDS, type LevelWords, type MeantWord } from './levels.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What the catalogue's words say to a search: each typed word, all of which a product must answer. */
export type Meaning = readonly MeantWord[]

/** null when the text has no word, or one that no product answers. */
export async function meaningOf(text: string, vocabulary: Vocabulary): Promise<Meaning | null> {
  const meant = await Promise.all(queryWords(text).map((word) => meantWord(word, vocabulary)))
  return meant.length === 0 || meant.some(({ levels }) => levels.length === 0) ? null : meant
}

// Parts that may have been meant come last, and looking for them takes longest: not beside this many better answers.
const ENOUGH = 1_000

// A word that the catalogue has as a whole isn't mistyped. Any other is looked for as a part and as a whole word
// that may have been meant, since a part of one word may well be another word with a letter wrong; and when it is
// no part of anything, as a part that may have been meant, since Georgian puts words together and bends them.
async function meantWord({ georgian, forms }: QueryWord, vocabulary: Vocabulary): Promise<MeantWord> {
  const typed = await vocabulary.containing(forms)
  if (typed.some(({ nameLevel }) => nameLevel === LEVEL.nameWord)) return { typed: forms, levels: typed }
  const corrected = forms.filter((form) => !/\p{N}/u.test(form))
  const search = async (find: (form: string) => ReturnType<Vocabulary['near']>) =>
    (await Promise.all(corrected.map(find))).flat()
  const [near, alike] = await Promise.all([
    search(vocabulary.near),
    // Letters that sound alike (the two that Latin writes t) may be wrong any number of times.
    georgian ? vocabulary.known(forms.map(latinKey)) : [],
  ])
  const whole = levelOf([...near, ...alike], LEVEL.correctedName, LEVEL.correctedDescription)
  const isEnough = typed.length > 0 || (whole[0]?.products ?? 0) >= ENOUGH
  const parts = isEnough ? [] : await search(vocabulary.nearParts)
  return {
    typed: typed.length > 0 ? forms : [],
    levels: [
      ...typed,
      ...whole,
      ...levelOf(parts, LEVEL.correctedPartOfName, LEVEL.correctedPartOfDescription),
    ],
  }
}

function levelOf(
  found: Awaited<ReturnType<Vocabulary['near']>>,
  nameLevel: number,
  textLevel: number,
): LevelWords[] {
  const distinct = [...new Map(found.map((word) => [word.word, word])).values()]
    .toSorted((a, b) => b.products - a.products)
    .slice(0, MOST_LISTED_WORDS)
  if (distinct.length === 0) return []
  return [
    {
      nameLevel,
      textLevel,
      words: distinct.map(({ word }) => word),
      products: distinct.reduce((sum, { products }) => sum + products, 0),
      most: distinct[0]?.products ?? 0,
      named: distinct.reduce((sum, { named }) => sum + named, 0),
    },
  ]
}
