import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius, rem } from '../../theme/vars.ts'

export interface FieldRowProps {
  /** A field with its label above, and an `IconButton` that does something with what is in it. */
  children: [field: ReactNode, button: ReactNode]
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  alignItems: 'start',
  '& > button': {
    width: 48,
    height: 48,
    borderRadius: radius.control,
    // Level with the field's box, under a label of one line.
    marginBlockStart: `calc(${rem(14)} * 1.5 + 6px)`,
  },
})

/** A field and the button at its side, as high as the field's own box. */
export function FieldRow({ children }: FieldRowProps) {
  return <Root>{children}</Root>
}
