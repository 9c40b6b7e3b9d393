import type { ParseArgsOptionsConfig } from 'node:util'

/** What a command was called with. */
export interface CommandInput {
  positionals: readonly string[]
  options: Readonly<Record<string, unknown>>
  /** writes what the caller asked for: reports and data; resolves when more can be written */
  out: (text: string) => Promise<void>
  /** writes progress and notices elsewhere, so that `export > file` contains only data */
  notice: (text: string) => void
  /** whether notices go to a terminal, where a line can be written over */
  terminal: boolean
}

/** One command of `shop`. */
export interface Command {
  name: string
  /** for the list of commands, one line */
  summary: string
  /** for `shop NAME --help`: the arguments first, then what they do */
  usage: string
  /** the fewest and the most arguments besides options */
  arguments: readonly [fewest: number, most: number]
  options: ParseArgsOptionsConfig
  /** @returns the exit code */
  run: (input: CommandInput) => Promise<number>
}

/** What the shell sees. */
export const EXIT = {
  done: 0,
  /** nothing was changed */
  failed: 1,
  /** wrong usage; nothing was done */
  usage: 2,
  /** done, but rows of the file were refused */
  partly: 3,
} as const

/** The command was called with wrong arguments; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError'
}
