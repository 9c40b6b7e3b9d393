import type { MapSelection } from '@dukani/contracts'

export interface AddressPickerProps {
  /** Turning it to false lets the picker leave with its motion. It begins anew at each opening. */
  open: boolean
  /** The shopper wants to leave: by Escape, the backdrop, or cancel. */
  onClose: () => void
  /** An address was chosen; closing is the caller's. */
  onChoose: (selection: MapSelection) => void
}
