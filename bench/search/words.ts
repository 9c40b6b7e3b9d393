import loadDictionary from 'dictionary-ka'
import { numbersFrom } from './numbers.ts'

// Part of every measurement: another seed makes another catalogue.
const ORDER_SEED = 1801

const GEORGIAN_WORD = /^[ა-ჰ]{3,20}$/

// Flags of the dictionary's .aff file.
const NOT_A_WORD_ITSELF = '&v'
const SINGULAR = ['NS', 'NN']
const PLURAL = 'NP'

interface Entry {
  word: string
  flags: readonly string[]
}

const dictionary = await new Promise<Uint8Array>((resolve, reject) => {
  loadDictionary((error, files) => {
    if (error) reject(error)
    else resolve(files.dic)
  })
})

const entries: readonly Entry[] = new TextDecoder()
  .decode(dictionary)
  .split('\n')
  .map((line): Entry => {
    const [word = '', flags = ''] = line.split('/')
    return { word, flags: flags.match(/../g) ?? [] }
  })
  .filter(({ word, flags }) => GEORGIAN_WORD.test(word) && !flags.includes(NOT_A_WORD_ITSELF))

/**
 * The words of the Georgian spelling dictionary, as they stand there, with 3 to 20 Georgian letters. The order is fixed
 * and has nothing to do with the alphabet: a word's place is its rank by frequency.
 */
export const dictionaryWords: readonly string[] = numbersFrom(ORDER_SEED).shuffled([
  ...new Set(entries.map(({ word }) => word)),
])

const nouns = new Map(
  entries
    .filter(({ word, flags }) => /[იაე]$/.test(word) && SINGULAR.every((flag) => flags.includes(flag)))
    .map(({ word, flags }) => [word, flags.includes(PLURAL)]),
)

/**
 * Other cases of a noun in the nominative that ends in ი, ა or ე: genitive, dative, instrumental, ergative and the
 * postpositions on, in and at; of nouns with a regular plural also nominative, genitive and dative of that. None for a
 * word that isn't such a noun by the dictionary, which lists nouns that lose a vowel of their stem separately.
 */
export function casesOf(word: string): string[] {
  const hasPlural = nouns.get(word)
  if (hasPlural === undefined) return []
  const short = word.slice(0, -1)
  const inConsonant = word.endsWith('ი')
  const stem = inConsonant ? short : word
  const singular = [
    ...['ის', 'ით'].map((ending) => short + ending),
    ...(inConsonant ? ['ს', 'ზე', 'ში', 'მა', 'თან'] : ['ს', 'ზე', 'ში', 'მ', 'სთან']).map(
      (ending) => stem + ending,
    ),
  ]
  const pluralStem = word.endsWith('ე') ? word : short
  return hasPlural ? [...singular, ...['ები', 'ების', 'ებს'].map((ending) => pluralStem + ending)] : singular
}
