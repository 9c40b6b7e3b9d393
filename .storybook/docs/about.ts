/** What a component's docs page says besides its props and stories: `parameters.about` of its story file, in English. */
export interface About {
  /** What it is for, in one or two sentences. */
  use: string
  /** When it is the wrong one, and which is right then. */
  not: string
  /** Facts that its user has to know: role, keys, name, focus, size, what it must be given. */
  accessibility: readonly [string, ...string[]]
}

// Every story file is checked against it: Storybook's own parameters may be anything.
declare module 'storybook/internal/csf' {
  interface Parameters {
    about?: About
  }
}
