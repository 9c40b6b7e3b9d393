import { Button, Stack, TextField } from '@dukani/design-system'
import type { ReactNode, SubmitEvent } from 'react'
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
          <Button type="submit" icon="search" wordsFrom="sm">
            {t('admin.find')}
          </Button>
        </Stack>
        {children}
      </Stack>
    </form>
  )
}
