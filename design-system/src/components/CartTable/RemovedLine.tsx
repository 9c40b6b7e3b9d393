import TableCell from '@mui/material/TableCell'
import { Button } from '../Button/index.ts'
import type { CartLine, CartLineActions, CartTableLabels } from './cartLine.ts'
import { Removed, RemovedRow } from './parts.ts'

export interface RemovedLineProps extends Pick<CartLineActions, 'onUndo'> {
  line: CartLine
  labels: CartTableLabels
}

/** Replaces a removed line: its name and an undo button (CART-15). */
export function RemovedLine({ line, labels, onUndo }: RemovedLineProps) {
  return (
    <RemovedRow role="row">
      <TableCell role="cell" colSpan={5}>
        <Removed>
          <span>{labels.removed(line.name)}</span>
          <Button variant="text" icon="undo" onClick={() => onUndo(line.id)}>
            {labels.undo}
          </Button>
        </Removed>
      </TableCell>
    </RemovedRow>
  )
}
