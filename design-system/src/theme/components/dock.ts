import { ignoreEarlyPress } from '../../internal/ignoreEarlyPress.ts'

/** Shared by the parts of the bottom navigation. */
export const dock = {
  touched: '@media (pointer: coarse)',
  /** Text so large that five labels don't fit side by side. */
  crowded: '@container dock (max-width: 19.9rem)',
  /** A press that blurs a field must not press the bar, which reappears under the finger. */
  ignoreEarlyPress: ignoreEarlyPress(300),
} as const
