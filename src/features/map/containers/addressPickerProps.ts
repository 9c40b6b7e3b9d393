import type { MapSelection } from '@dukani/contracts'

export interface AddressPickerProps {
  /** `false` plays the closing transition. The picker starts empty each time it opens. */
  open: boolean
  /** The shopper wants to leave: by Escape, the backdrop, or cancel. */
  onClose: () => void
  /** An address was chosen; closing is the caller's. */
  onChoose: (selection: MapSelection) => void
}
