import { SelectField, type SelectOption } from '@dukani/design-system'
import { useAdminText } from './useAdminText.ts'

export interface FilterSelectProps {
  label: string
  /** the options besides 'all' */
  options: readonly SelectOption[]
  /** null: all */
  value: string | null
  onChoose: (value: string | null) => void
}

/** A select in the filter of a list. Its first option is 'all'. */
export function FilterSelect({ label, options, value, onChoose }: FilterSelectProps) {
  const t = useAdminText()
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: t('admin.any') }, ...options]}
      value={value ?? ''}
      onChoose={(chosen) => onChoose(chosen || null)}
    />
  )
}
