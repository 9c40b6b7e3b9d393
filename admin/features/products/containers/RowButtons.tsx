import { IconButton, Stack } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { moved } from '../model/productForm.ts'

export interface RowButtonsProps<Row> {
  /** names the row */
  name: string
  rows: readonly Row[]
  index: number
  onChange: (rows: Row[]) => void
}

/** Moves a row of a form up and down, and removes it. */
export function RowButtons<Row>({ name, rows, index, onChange }: RowButtonsProps<Row>) {
  const t = useAdminText()
  return (
    <Stack direction="row" gap={4} justify="end">
      <IconButton
        icon="chevronUp"
        label={t('admin.product.up', { name })}
        disabled={index === 0}
        onClick={() => onChange(moved(rows, index, -1))}
      />
      <IconButton
        icon="chevronDown"
        label={t('admin.product.down', { name })}
        disabled={index === rows.length - 1}
        onClick={() => onChange(moved(rows, index, 1))}
      />
      <IconButton
        icon="trash"
        label={t('admin.product.remove', { name })}
        onClick={() => onChange(rows.toSpliced(index, 1))}
      />
    </Stack>
  )
}
