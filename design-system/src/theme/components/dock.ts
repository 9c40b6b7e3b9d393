import { deaf } from '../../internal/deaf.ts'

/** What the parts of the bottom navigation share. */
export const dock = {
  touched: '@media (pointer: coarse)',
  /** Letters so large that five words don't fit beside each other whole. */
  crowded: '@container dock (max-width: 19.9rem)',
  /** Once it is back it takes no press for so long: the one that took the focus from the field ends where it began. */
  deaf: deaf(300),
} as const
