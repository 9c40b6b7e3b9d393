// Words of Georgian addresses, as patterns for text in lower case: by their stems, so that every case form counts. None
// of them is shown to anybody.

/** The capital alone, with or without the word for a city. */
export const THE_CAPITAL = /^(?:ქ\.\s*|ქალაქი\s+)?თბილისი$/u

/** The capital's name in its first case. */
export const NAMES_CAPITAL = /თბილისი(?!\p{L})/u

/** Its name in another case, or a word made of it. */
export const OF_CAPITAL = /თბილის/u

/** What is named after a city without being one: streets, squares, and the reservoir above the capital. */
export const NAMED_AFTER =
  /(?<!\p{L})(?:ქუჩ|გამზირ|გზა|ჩიხ|შესახვევ|მოედ|ბულვარ|ხეივ|სანაპირო|აღმართ|დაღმართ|ზღვ|ხიდ)/u

/** A district or a municipality, as a word of its own. */
export const NAMES_DISTRICT = /(?<!\p{L})(?:რაიონ|მუნიციპალიტეტ)/u

/** The same inside a longer word: an estate of houses is a "micro-district". */
export const OF_DISTRICT = /რაიონ|მუნიციპალიტეტ/u
