import type { deferredDrawings } from './deferredDrawings.ts'

/** An illustration of 120 × 96: `line` in the text colour, `mark` in the primary colour, over a soft circle. */
export interface DrawingPaths {
  line: string
  mark: string
}

/** The illustrations of the first screen. */
const firstDrawings = {
  /** A wicker basket with nothing in it. */
  basket: {
    line: 'M26 44h68l-7 34a4 4 0 0 1-4 3H37a4 4 0 0 1-4-3l-7-34ZM41 44c1-16 8-25 19-25s18 9 19 25M47 44l3 37M73 44l-3 37M29 57h62M32 69h56',
    mark: 'M88 24v8M84 28h8M30 25v6M27 28h6',
  },
  /** A magnifying glass over an empty shelf. */
  search: {
    line: 'M16 78h88M24 78v6M96 78v6M28 78V62a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v16M82 78c-5-4-6-11-2-15v-7h10v7c4 4 3 11-2 15',
    mark: 'M74 37a17 17 0 1 1-34 0 17 17 0 0 1 34 0ZM69 50l11 11',
  },
  /** Empty shelves. */
  shelf: {
    line: 'M22 82V18M98 82V18M22 34h76M22 56h76M22 78h76M40 34v-9h13v9M66 34c-4-3-4-9 0-11v-4h7v4c4 2 4 8 0 11M46 56V45h18v11',
    mark: 'M80 50v6M77 53h6M42 68v6M39 71h6',
  },
  /** A cracked jug. */
  jug: {
    line: 'M50 18h20M52 18l2 11c-11 5-19 14-19 26 0 10 6 19 14 25h22c8-6 14-15 14-25 0-12-8-21-19-26l2-11M70 26c11 0 17 6 16 18M40 84h40',
    mark: 'M60 32l-6 11 10 6-8 10 7 6-3 9',
  },
  /** An unplugged cable. */
  plug: {
    line: 'M14 62c10 0 12-14 24-14h6M44 40h12v16H44zM56 44h8M56 52h8M106 34c-10 0-10 14-20 14h-4M82 38h-8v20h8z',
    mark: 'M66 28l2-8M74 30l6-6M66 68l2 8M74 66l6 6',
  },
  /** A signpost pointing both ways. */
  signpost: {
    line: 'M60 14v70M48 84h24M60 22h26l8 8-8 8H60M60 46H34l-8 8 8 8h26',
    mark: 'M72 30h10M38 54h10',
  },
} as const satisfies Record<string, DrawingPaths>

/** The names of all drawings. */
export type DrawingName = keyof typeof firstDrawings | keyof typeof deferredDrawings

/** The illustrations that are loaded; the others load with the deferred icons (`loadDeferredIcons`). */
export const drawings: { [Name in DrawingName]?: DrawingPaths } = { ...firstDrawings }
