import { Button, Stack, TextField } from '@dukani/design-system'
import type { SubmitEvent } from 'react'
import { formText } from './formText.ts'
import { useAdminText } from './useAdminText.ts'

export interface SearchFormProps {
  label: string
  /** the current search; null: none */
  value: string | null
  onSearch: (text: string | null) => void
}

/** The search of a list, sent by its button or Enter. */
export function SearchForm({ label, value, onSearch }: SearchFormProps) {
  const t = useAdminText()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(formText(new FormData(event.currentTarget), 'search') || null)
  }
  return (
    <form role="search" onSubmit={search}>
      <Stack direction="row" gap={8} align="end">
        <Stack grow>
          {/* Another search from the address replaces what was typed. */}
          <TextField
            key={value}
            name="search"
            label={label}
            defaultValue={value ?? ''}
            autoComplete="off"
            spellCheck={false}
          />
        </Stack>
        <Button type="submit" icon="search">
          {t('admin.find')}
        </Button>
      </Stack>
    </form>
  )
}
