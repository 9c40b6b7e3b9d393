import { IconButton, Stack } from '@dukani/design-system'
import { MoveButtons, type MoveButtonsProps } from '#admin/shared/MoveButtons.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

export interface RowButtonsProps<Row> extends MoveButtonsProps<Row> {
  /** called when the row was removed, to move the focus on */
  onRemoved: () => void
}

/** Moves a row of a form up and down, and removes it. */
export function RowButtons<Row>({ onRemoved, ...props }: RowButtonsProps<Row>) {
  const { name, rows, index, onChange, across = false } = props
  const t = useAdminText()
  return (
    <Stack direction="row" gap={4} justify={across ? 'between' : 'end'}>
      <MoveButtons {...props} />
      <IconButton
        icon="trash"
        label={t('admin.row.remove', { name })}
        onClick={() => {
          onChange(rows.toSpliced(index, 1))
          onRemoved()
        }}
      />
    </Stack>
  )
}
