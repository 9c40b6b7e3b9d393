import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { ReactNode } from 'react'
import { STACKED, WIDE } from './lines.ts'

const Root = styled(Table)({
  [STACKED]: {
    '&, & > tbody': { display: 'block' },
    // Column headers are visually hidden in stacked rows, but screen readers still read them.
    '& > thead': visuallyHidden,
  },
})

export interface LineTableProps {
  /** Accessible name of the table. */
  label: string
  /** Headers with their column spans. */
  columns: readonly { label: string; span?: number }[]
  /** `Row`s. */
  children: ReactNode
}

/** The table of a cart or an order, within `Lines`. Explicit roles keep the table semantics when its rows stack. */
export function LineTable({ label, columns, children }: LineTableProps) {
  return (
    <Root role="table" aria-label={label}>
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column, index) => (
            <TableCell key={index} role="columnheader" colSpan={column.span}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">{children}</TableBody>
    </Root>
  )
}

/** A row. Each table sets the layout of its stacked rows. */
export const Row = styled(TableRow)(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  [STACKED]: {
    display: 'grid',
    alignItems: 'center',
    paddingBlock: 16,
    '&:first-of-type': { borderBlockStart: 0 },
  },
}))

export const ImageCell = styled(TableCell)({ gridArea: 'image', alignSelf: 'start' })

/** The row's header: the name, and under it the specification. */
export const NameCell = styled(TableCell)({
  gridArea: 'name',
  minWidth: 0,
  // `anywhere`, unlike `break-word`, lets the column become narrower than a long word.
  overflowWrap: 'anywhere',
})

export const Name = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
}))

export const Specification = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.pxToRem(14),
  color: theme.vars.palette.text.secondary,
}))

/** Label of a number in a stacked row; in a table the column's header says it. */
export const Label = styled('span')(({ theme }) => ({
  marginInlineEnd: 6,
  fontSize: theme.typography.pxToRem(14),
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.vars.palette.text.secondary,
  '&::after': { content: '":"' },
  [WIDE]: { display: 'none' },
}))
