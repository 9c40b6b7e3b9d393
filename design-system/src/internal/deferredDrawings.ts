/** The illustrations that load later. */
export const deferredDrawings = {
  /** A closed parcel. */
  parcel: {
    line: 'M60 18l34 15v34L60 82 26 67V33l34-15ZM60 49l33-15M60 49 27 34M60 49v32M43 25.5l34 15.5v12',
    mark: 'M36 62l8 4M100 20v8M96 24h8',
  },
  /** A heart on a label. */
  heart: {
    line: 'M36 24h34l24 24-34 34a4 4 0 0 1-6 0L28 56a4 4 0 0 1-1-3l1-21a8 8 0 0 1 8-8ZM40 36a3.5 3.5 0 1 0 0 .1Z',
    mark: 'M62 66s-10-5-10-12a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 7-10 12-10 12Z',
  },
  /** A declined bank card. */
  card: {
    line: 'M30 28h56a5 5 0 0 1 5 5v13M54 70H30a5 5 0 0 1-5-5V33a5 5 0 0 1 5-5ZM25 40h66M34 58h12',
    mark: 'M96 66a16 16 0 1 1-32 0 16 16 0 0 1 32 0ZM74 60l12 12M86 60 74 72',
  },
  /** A speech bubble with a star. */
  speech: {
    line: 'M32 20h56a7 7 0 0 1 7 7v32a7 7 0 0 1-7 7H60L45 80V66H32a7 7 0 0 1-7-7V27a7 7 0 0 1 7-7Z',
    mark: 'M60 29l4.4 8.9 9.8 1.4-7.1 6.9 1.7 9.8-8.8-4.6-8.8 4.6 1.7-9.8-7.1-6.9 9.8-1.4Z',
  },
  /** A house. */
  house: {
    line: 'M24 48 60 18l36 30M33 41v39h54V41M53 80V61a7 7 0 0 1 14 0v19M78 28v-9h8v16M20 80h80',
    mark: 'M60 37c-4 0-7 3-7 6.5 0 4.5 7 10 7 10s7-5.5 7-10c0-3.5-3-6.5-7-6.5ZM60 43.5v.1',
  },
} as const
