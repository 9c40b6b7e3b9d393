import { Button, Stack } from '@dukani/design-system'
import type { ReactNode, SubmitEvent } from 'react'
import { FilterField } from './FilterField.tsx'
import { formText } from './formText.ts'
import { useAdminText } from './useAdminText.ts'

export interface SearchFormProps {
  label: string
  /** the current search; null: none */
  value: string | null
  /** @param fields those of `children` */
  onSearch: (text: string | null, fields: FormData) => void
  /** more fields, which are sent with it */
  children?: ReactNode
}

/** The search of a list, sent by its button or Enter. */
export function SearchForm({ label, value, onSearch, children }: SearchFormProps) {
  const t = useAdminText()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onSearch(formText(fields, 'search') || null, fields)
  }
  return (
    <form role="search" onSubmit={search}>
      <Stack gap={8}>
        <Stack direction="row" gap={8} align="end">
          <Stack grow>
            <FilterField name="search" label={label} value={value} spellCheck={false} />
          </Stack>
          <Button type="submit" icon="search" wordsFrom="sm">
            {t('admin.find')}
          </Button>
        </Stack>
        {children}
      </Stack>
    </form>
  )
}
