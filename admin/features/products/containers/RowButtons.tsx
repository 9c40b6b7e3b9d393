import { IconButton, Stack } from '@dukani/design-system'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { moved } from '../model/productForm.ts'

export interface RowButtonsProps<Row> {
  /** names the row */
  name: string
  rows: readonly Row[]
  index: number
  onChange: (rows: Row[]) => void
  /** called when the row was removed, to move the focus on */
  onRemoved: () => void
  /** The rows are side by side: a row moves to the left and right. @default false */
  across?: boolean
}

/** Moves a row of a form up and down, and removes it. The focus moves with the row. */
export function RowButtons<Row>(props: RowButtonsProps<Row>) {
  const { name, rows, index, onChange, onRemoved, across = false } = props
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
    onChange(moved(rows, index, by))
  }
  return (
    <Stack direction="row" gap={4} justify={across ? 'between' : 'end'}>
      <IconButton
        icon={across ? 'arrowLeft' : 'chevronUp'}
        label={t(across ? 'admin.product.earlier' : 'admin.product.up', { name })}
        aria-disabled={isFirst}
        onClick={(event) => move(event, -1)}
      />
      <IconButton
        icon={across ? 'arrowRight' : 'chevronDown'}
        label={t(across ? 'admin.product.later' : 'admin.product.down', { name })}
        aria-disabled={isLast}
        onClick={(event) => move(event, 1)}
      />
      <IconButton
        icon="trash"
        label={t('admin.product.remove', { name })}
        onClick={() => {
          onChange(rows.toSpliced(index, 1))
          onRemoved()
        }}
      />
    </Stack>
  )
}
