import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface FieldRowProps {
  /** A field with its label above, and an `IconButton` that does something with what is in it. */
  children: [field: ReactNode, button: ReactNode]
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 8,
  alignItems: 'start',
  '& > button': {
    width: 48,
    height: 48,
    borderRadius: theme.shape.control,
    // Level with the field's box, under a label of one line.
    marginBlockStart: `calc(${theme.typography.pxToRem(14)} * 1.5 + 6px)`,
  },
}))

/** A field and the button at its side, as high as the field's own box. */
export function FieldRow({ children }: FieldRowProps) {
  return <Root>{children}</Root>
}
