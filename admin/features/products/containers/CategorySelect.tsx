import { SelectField, Stack, type SelectOption } from '@dukani/design-system'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useCategories } from '#admin/shared/useCategories.ts'

export interface CategorySelectProps {
  /** choices before the categories */
  options: readonly SelectOption[]
  /** a category's id, or the value of an option */
  value: string
  onChoose: (value: string) => void
}

/** A choice of the shop's categories. */
export function CategorySelect({ options, value, onChoose }: CategorySelectProps) {
  const t = useAdminText()
  const categories = useCategories()
  const known = (categories.data ?? []).map(({ category_id, title }) => ({
    value: String(category_id),
    label: title,
  }))
  return (
    <Stack gap={8}>
      <SelectField
        label={t('admin.products.category')}
        options={[...options, ...known]}
        value={value}
        onChoose={onChoose}
      />
      <ReadState read={categories} loading={null} />
    </Stack>
  )
}
