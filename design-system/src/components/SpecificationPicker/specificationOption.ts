import type { Colour } from '@dukani/i18n'

/** One specification. */
export interface SpecificationOption {
  /** Id used by `chosen` and `onChoose`. */
  id: string | number
  /** The value, such as `0.75 l` or `blue`. */
  value: string
  /** The formatted price; null when there is none, and the option can't be chosen (PROD-03). */
  price: string | null
  /** Text that says it is sold out; leave out when in stock. The option can still be chosen. */
  soldOut?: string
  /** The colours named in `value`, shown as a swatch. */
  colours?: readonly Colour[]
}
