/** What a component's docs page says besides its props and stories: `parameters.about` of its story file, in English. */
export interface About {
  /** What it is for, in one or two sentences. */
  use: string
  /** When not to use it, and what to use instead. */
  not: string
  /** Accessibility notes: role, keys, name, focus, size, required props. */
  accessibility: readonly [string, ...string[]]
}

// Every story file is checked against it: Storybook's own parameters may be anything.
declare module 'storybook/internal/csf' {
  interface Parameters {
    about?: About
  }
}
