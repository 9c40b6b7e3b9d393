import { ignoreEarlyPress } from '../../internal/ignoreEarlyPress.ts'

/** What the parts of the bottom navigation share. */
export const dock = {
  touched: '@media (pointer: coarse)',
  /** Letters so large that five words don't fit beside each other whole. */
  crowded: '@container dock (max-width: 19.9rem)',
  /** The press that takes the focus from a field ends where it began, although the bar is back by then. */
  ignoreEarlyPress: ignoreEarlyPress(300),
} as const
