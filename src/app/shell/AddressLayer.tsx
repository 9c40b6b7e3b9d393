import { useAddressPrompt } from '#shared/address/AddressPrompt.tsx'
import { LazyLayer } from '#shared/lazy/LazyLayer.tsx'
import { PickerScreen } from './layers.ts'

/** The picker of an address, over whatever has asked for one (MAP-01). */
export function AddressLayer() {
  const { isOpen, close } = useAddressPrompt()
  return (
    <LazyLayer open={isOpen} onClose={close}>
      {(place) => <PickerScreen {...place} open={isOpen} onClose={close} onChoose={close} />}
    </LazyLayer>
  )
}
