import { MIN_PASSWORD_LENGTH, latinKey, type Register } from '@dukani/contracts'

/** Why a password is refused, apart from its length. */
export type PasswordProblem = 'commonPassword' | 'personalPassword'

/** Words that an attacker would try first at this shop. */
const SHOP_WORDS = ['dukani', 'tbilisi', 'sakartvelo']

/** Letters and digits that a password must have besides guessable words. */
const LEAST_OF_ITS_OWN = 5

/** Shorter words are part of too many others. */
const SHORTEST_WORD = 3

type Person = Pick<Register, 'first_name' | 'last_name' | 'email'>

/**
 * What is wrong with a new password (ASVS 6.2.4, 6.2.11): it is among the most common ones, or is
 * little more than their name, their e-mail or the shop's. null: nothing.
 */
export async function passwordProblem(password: string, person: Person): Promise<PasswordProblem | null> {
  const isCommon = (await commonPasswords()).has(fold(password))
  if (isCommon || isLittleMoreThan(SHOP_WORDS, password)) return 'commonPassword'
  const [mailbox = ''] = person.email.split('@')
  const own = [person.email, mailbox, person.first_name, person.last_name, ...mailbox.split(/[._+-]/)]
  return isLittleMoreThan(own, password) ? 'personalPassword' : null
}

/** In Georgian letters or in any usual Latin spelling of them. */
function isLittleMoreThan(words: readonly string[], password: string): boolean {
  const spelled = latinKey(fold(password))
  const known = words
    .map((word) => latinKey(fold(word)))
    .filter((word) => word.length >= SHORTEST_WORD && spelled.includes(word))
    .toSorted((one, other) => other.length - one.length)
  const rest = known.reduce((left, word) => left.replaceAll(word, ''), spelled)
  return known.length > 0 && rest.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_OF_ITS_OWN
}

function fold(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}

let common: Promise<Set<string>> | null = null

/** About 18 000, loaded at the first registration. */
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH)),
  )
  return common
}
