// Shorter words are within one edit of nearly everything.
const SHORTEST_CORRECTED = 3
const LONGEST_WITH_ONE_EDIT = 6
// A part can stand anywhere in a word, so a short part matches nearly everything even sooner.
const SHORTEST_CORRECTED_PART = 5

/** How many wrong letters a word may be typed with and still be found; 0 for a number and a very short word. */
export function editsAllowed(word: string): number {
  if (word.length < SHORTEST_CORRECTED || /\p{N}/u.test(word)) return 0
  return word.length <= LONGEST_WITH_ONE_EDIT ? 1 : 2
}

/** The same for a part of a word, as long as what was typed. */
export function partEditsAllowed(typed: string): number {
  return typed.length < SHORTEST_CORRECTED_PART ? 0 : editsAllowed(typed)
}
