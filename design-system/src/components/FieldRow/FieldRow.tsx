import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

export interface FieldRowProps {
  /** A field with its label, and an `IconButton` that acts on its value. */
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
    // Aligned with the field's box, below a one-line label.
    marginBlockStart: `calc(${theme.typography.pxToRem(14)} * 1.5 + 6px)`,
  },
}))

/** A field with a button beside its box. */
export function FieldRow({ children }: FieldRowProps) {
  return <Root>{children}</Root>
}
