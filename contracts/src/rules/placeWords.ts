// Words of Georgian addresses, as patterns for lower-case text: by their stems, so that every case form matches. None
// of them is shown.

/** Only the capital, with or without the word for a city. */
export const THE_CAPITAL = /^(?:ქ\.\s*|ქალაქი\s+)?თბილისი$/u

/** The capital's name in the nominative. */
export const NAMES_CAPITAL = /თბილისი(?!\p{L})/u

/** Its name in another case, or a word derived from it. */
export const OF_CAPITAL = /თბილის/u

/** Things named after a city without being one: streets, squares, and the reservoir above the capital. */
export const NAMED_AFTER =
  /(?<!\p{L})(?:ქუჩ|გამზირ|გზა|ჩიხ|შესახვევ|მოედ|ბულვარ|ხეივ|სანაპირო|აღმართ|დაღმართ|ზღვ|ხიდ)/u

/** A district or a municipality, as a separate word. */
export const NAMES_DISTRICT = /(?<!\p{L})(?:რაიონ|მუნიციპალიტეტ)/u

/** The same inside a longer word: a housing estate is a "micro-district". */
export const OF_DISTRICT = /რაიონ|მუნიციპალიტეტ/u
