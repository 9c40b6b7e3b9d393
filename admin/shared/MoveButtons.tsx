import { IconButton } from '@dukani/design-system'
import { useEffect, useRef, type MouseEvent } from 'react'
import { moveItem } from './moveItem.ts'
import { useAdminText } from './useAdminText.ts'

export interface MoveButtonsProps<Row> {
  /** names the row */
  name: string
  rows: readonly Row[]
  index: number
  /** called with the rows in their new order */
  onChange: (rows: Row[]) => void
  /** The rows are side by side: a row moves to the left and right. @default false */
  across?: boolean
}

/** Moves a row up and down. The focus moves with the row. */
export function MoveButtons<Row>(props: MoveButtonsProps<Row>) {
  const { name, rows, index, onChange, across = false } = props
  const t = useAdminText()
  const pressed = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [index])
  const isFirst = index === 0
  const isLast = index === rows.length - 1
  const move = ({ currentTarget }: MouseEvent<HTMLButtonElement>, by: -1 | 1) => {
    if (by === -1 ? isFirst : isLast) return
    pressed.current = currentTarget
    onChange(moveItem(rows, index, by))
  }
  return (
    <>
      <IconButton
        icon={across ? 'arrowLeft' : 'chevronUp'}
        label={t(across ? 'admin.row.earlier' : 'admin.row.up', { name })}
        aria-disabled={isFirst}
        onClick={(event) => move(event, -1)}
      />
      <IconButton
        icon={across ? 'arrowRight' : 'chevronDown'}
        label={t(across ? 'admin.row.later' : 'admin.row.down', { name })}
        aria-disabled={isLast}
        onClick={(event) => move(event, 1)}
      />
    </>
  )
}
