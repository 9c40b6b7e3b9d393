/** Pseudo-random numbers: the same for the same seeds on every machine. */
export interface Numbers {
  /** The next number: 0 or more, less than 1. */
  next(): number
  /** A whole number: 0 or more, less than `limit`. */
  below(limit: number): number
  /** One of the list. @throws if the list is empty */
  pick<Item>(list: readonly Item[]): Item
  /** A new list of the same items in another order. */
  shuffled<Item>(list: readonly Item[]): Item[]
}

// As many rounds as it takes until similar seeds give unrelated numbers.
const WARM_UP = 16
const TWO_TO_32 = 2 ** 32

/** Starts the numbers (sfc32) of one or two seeds, which are whole numbers. */
export function numbersFrom(seed: number, second = 0): Numbers {
  let a = seed | 0
  let b = second | 0
  let c = 0x9e3779b9 | 0
  let counter = 1
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / TWO_TO_32
  }
  for (let round = 0; round < WARM_UP; round += 1) next()
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick(list) {
      if (list.length === 0) throw new Error('there is nothing to pick from')
      return list[below(list.length)] as (typeof list)[number]
    },
    shuffled: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  }
}

/**
 * Draws ranks by Zipf's law: rank 0 most often, rank r in proportion to 1 / (r + 1) ** exponent. One draw is a binary
 * search in a table of cumulative shares.
 */
export function zipfRanks(count: number, exponent: number): (numbers: Numbers) => number {
  const upTo = new Float64Array(count)
  let total = 0
  for (let rank = 0; rank < count; rank += 1) {
    total += 1 / (rank + 1) ** exponent
    upTo[rank] = total
  }
  return (numbers) => {
    const drawn = numbers.next() * total
    let low = 0
    let high = count - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((upTo[middle] ?? total) > drawn) high = middle
      else low = middle + 1
    }
    return low
  }
}
