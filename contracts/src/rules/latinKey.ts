// Georgian letters in the order of the alphabet, which is that of their code points, in the Latin letters that shoppers
// type. Plain and ejective consonants share a letter, since the apostrophe isn't typed.
const ALPHABET_START = 0x10d0
const ROMAN = 'a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h'.split(' ')

// Different ways of typing the same sound, as one sign: `gvino` and `ghvino`, `xili` and `khili`, `wigni` and `tsigni`,
// `yava` and `qava` become the same word.
const SIGNS: Readonly<Record<string, string>> = {
  tch: 'č',
  ch: 'č',
  sh: 'š',
  zh: 'j',
  dj: 'j',
  dz: 'z',
  kh: 'h',
  gh: 'g',
  ts: 'c',
  tz: 'c',
  ph: 'p',
  th: 't',
  f: 'p',
  q: 'k',
  y: 'k',
  w: 'c',
  x: 'h',
}
// None is a prefix of another, so their order doesn't matter.
const TYPED = new RegExp(Object.keys(SIGNS).join('|'), 'g')
const GEORGIAN_LETTER = /[\u10d0-\u10f0]/g
const MARKS = /\p{M}/gu

/** Whether a folded word contains Georgian letters. */
export function isGeorgian(word: string): boolean {
  return /[\u10d0-\u10ff]/.test(word)
}

/**
 * The Latin form that is the same for a Georgian word and every usual Latin way of typing it. Latin words have one,
 * too, so that each side of a comparison may be in either script.
 * @param word lower case, from `words`
 */
export function latinKey(word: string): string {
  return word
    .replace(GEORGIAN_LETTER, (letter) => ROMAN[letter.charCodeAt(0) - ALPHABET_START] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(TYPED, (typed) => SIGNS[typed] ?? typed)
}
