import { Box } from '@dukani/design-system'
import type { ReactNode } from 'react'
import type { FieldTextOf } from './useFormTexts.ts'

/** The rows of a part of a product's form. */
export interface RowFieldsProps<Row> {
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  errorOf: FieldTextOf
}

/** The frame of a row in a form, whose fields belong together. @param name its accessible name */
export function RowGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box padding={12} outlined radius="control" ground="surface" role="group" aria-label={name}>
      {children}
    </Box>
  )
}
