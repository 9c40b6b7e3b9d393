import { isGeorgian, latinKey } from './latinKey.ts'

// Further words are ignored: a product's name needs no more, and each costs time.
const MAX_WORDS = 8

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
// The sign of an ejective in the official romanisation (k'ari); it doesn't separate words.
const APOSTROPHES = /['’ʼ`´]/g

/** The words of a text as they are typed, with their letter case. */
function typedWords(text: string): string[] {
  return text.normalize('NFC').replace(APOSTROPHES, '').match(WORD) ?? []
}

/** The words of a text in comparable form: NFC, lower case, Mtavruli as Mkhedruli. */
export function words(text: string): string[] {
  return typedWords(text).map((word) => word.toLowerCase())
}

/** A word of a query. */
export interface QueryWord {
  /** the script in which it is searched and corrected */
  georgian: boolean
  /** its possible forms in the search columns */
  forms: readonly string[]
}

// On the Georgian keyboard, in Latin mode, a capital is another letter: wiTeli, Rvino, Sokoladi, Carxi, Wika.
// T, J and Z aren't listed, since their lower case already has the same sound.
const KEYBOARD_CAPITALS: Readonly<Record<string, string>> = { R: 'gh', S: 'sh', C: 'ch', W: 'ch' }

/** The words of a search, at most `MAX_WORDS`; none if the text has neither letters nor digits. */
export function queryWords(text: string): QueryWord[] {
  return typedWords(text).slice(0, MAX_WORDS).map(queryWord)
}

function queryWord(typed: string): QueryWord {
  const word = typed.toLowerCase()
  if (isGeorgian(word)) return { georgian: true, forms: [word] }
  const forms = new Set([word, latinKey(word), latinKey(keyboardWord(typed))])
  return { georgian: false, forms: [...forms] }
}

function keyboardWord(typed: string): string {
  return typed.replace(/[RSCW]/g, (letter) => KEYBOARD_CAPITALS[letter] ?? letter).toLowerCase()
}
