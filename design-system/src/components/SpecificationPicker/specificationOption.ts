import type { Colour } from '@dukani/i18n'

/** One specification. */
export interface SpecificationOption {
  /** What `chosen` and `onChoose` name it by. */
  id: string | number
  /** What it is: `0.75 l`, `blue`. */
  value: string
  /** Its price as people read it; null when it has none, so it can't be chosen (PROD-03). */
  price: string | null
  /** That it is sold out, in words; left out while there is one. It can be chosen all the same. */
  soldOut?: string
  /** The colours that `value` names: a swatch of them stands beside it. */
  colours?: readonly Colour[]
}
