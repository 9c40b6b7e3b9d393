// Georgian letters in the order of the alphabet, which is the order of their code points, in the Latin letters
// that shoppers type for them. Plain and ejective consonants are one letter there: nobody types the apostrophe.
const ALPHABET_START = 0x10d0
const ROMAN = 'a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h'.split(' ')

// What stands for one sound in one way of typing or another, as one sign: `gvino` and `ghvino`, `xili` and
// `khili`, `wigni` and `tsigni`, `yava` and `qava` are the same word then.
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
// None of them begins another, so their order doesn't matter.
const TYPED = new RegExp(Object.keys(SIGNS).join('|'), 'g')
const GEORGIAN_LETTER = /[\u10d0-\u10f0]/g
const MARKS = /\p{M}/gu

/** Whether a folded word is written in Georgian letters, at least in part. */
export function isGeorgian(word: string): boolean {
  return /[\u10d0-\u10ff]/.test(word)
}

/**
 * The Latin form in which a Georgian word and every usual Latin way of typing it are equal. Latin words have
 * one too, so that both sides of a comparison may be in either script.
 * @param word lower case, as `words` gives it
 */
export function latinKey(word: string): string {
  return word
    .replace(GEORGIAN_LETTER, (letter) => ROMAN[letter.charCodeAt(0) - ALPHABET_START] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(TYPED, (typed) => SIGNS[typed] ?? typed)
}
