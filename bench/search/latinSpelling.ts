// How shoppers write Georgian in Latin letters: by sound, or as on the Georgian keyboard, where each letter has one key.
const LETTERS = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
const BY_SOUND = 'a b g d e v z t i k l m n o p zh r s t u p k gh y sh ch ts dz ts ch kh j h'.split(' ')
const BY_KEY = 'a b g d e v z T i k l m n o p J r s t u f q R y S C c Z w W x j h'.split(' ')

// Spellings that belong to neither, and are typed among those by sound.
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  თ: ['th'],
  ჟ: ['j'],
  ფ: ['f', 'ph'],
  ქ: ['q'],
  ღ: ['g'],
  ყ: ['q', 'k'],
  ც: ['c'],
  ძ: ['z'],
  წ: ['w', 'tz'],
  ჭ: ['tch'],
  ხ: ['x', 'h'],
  ჯ: ['dj'],
}

/** One way of typing one letter. */
export interface LetterSpelling {
  letter: string
  latin: string
  /** whether it is the letter's key of the Georgian keyboard; the word's other letters are typed that way, too */
  byKey: boolean
}

/** Every way of typing each letter that is typed in several ways, or in the same way as another letter. */
export function confusedSpellings(): LetterSpelling[] {
  const all = [...LETTERS].flatMap((letter, place): LetterSpelling[] => {
    const [bySound, byKey] = [BY_SOUND[place] ?? letter, BY_KEY[place] ?? letter]
    const soundLike = [bySound, ...(OTHERS[letter] ?? [])].map((latin) => ({ letter, latin, byKey: false }))
    return soundLike.some(({ latin }) => latin === byKey)
      ? soundLike
      : [...soundLike, { letter, latin: byKey, byKey: true }]
  })
  return all.filter(({ letter, latin }) =>
    all.some((other) => (other.letter === letter) !== (other.latin === latin)),
  )
}

/** A Georgian word in Latin letters, with one of them as `chosen`; null if the word hasn't got that letter. */
export function inLatin(word: string, chosen?: LetterSpelling): string | null {
  if (chosen !== undefined && !word.includes(chosen.letter)) return null
  const usual = chosen?.byKey === true ? BY_KEY : BY_SOUND
  return [...word]
    .map((letter) => (letter === chosen?.letter ? chosen.latin : (usual[LETTERS.indexOf(letter)] ?? letter)))
    .join('')
}
