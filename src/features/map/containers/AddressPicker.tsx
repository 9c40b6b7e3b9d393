import { useState } from 'react'
import type { AddressPickerProps } from './addressPickerProps.ts'
import { PickerSheet } from './PickerSheet.tsx'

/** The modal in which an address is found: by typing, on a map, or by where one is (MAP-01). */
export function AddressPicker({ open, ...rest }: AddressPickerProps) {
  const [visit, setVisit] = useState({ n: 0, open })
  if (visit.open !== open) setVisit({ n: open ? visit.n + 1 : visit.n, open })
  return <PickerSheet key={visit.n} open={open} {...rest} />
}
