import { Button, Stack, TextField } from '@dukani/design-system'
import { useState, type SubmitEvent } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** A code that is typed, or that a hand scanner types with Enter. @param onCode called with it; the field is then empty */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useAdminText()
  const [code, setCode] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setCode('')
    if (code.trim() !== '') onCode(code.trim())
  }
  return (
    <form onSubmit={submit}>
      <Stack direction="row" gap={8} align="end">
        <Stack grow>
          <TextField
            label={t('admin.stock.code')}
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        </Stack>
        <Button type="submit" icon="plus" wordsFrom="sm">
          {t('admin.stock.add')}
        </Button>
      </Stack>
    </form>
  )
}
