import { useState } from 'react'
import { useAddressPrompt } from '#shared/address/AddressPrompt.tsx'
import { LazyLayer } from './LazyLayer.tsx'
import { PickerScreen } from './layers.ts'

/** The picker of an address, over whatever has asked for one (MAP-01); its chunk is fetched when the first one does. */
export function AddressLayer() {
  const { isOpen, close } = useAddressPrompt()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <LazyLayer open={isOpen} onClose={() => close()} preload={PickerScreen.preload}>
      <PickerScreen open={isOpen} onClose={() => close()} onChoose={close} />
    </LazyLayer>
  )
}
