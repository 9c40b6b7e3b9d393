import { Button, ButtonLink, Stack, TextField } from '@dukani/design-system'
import { PAGES } from '#admin/shared/adminPages.ts'
import { formText } from '#admin/shared/formText.ts'
import { NOT_BLANK } from '#admin/shared/notBlank.ts'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { useStore } from '#shared/state/createStore.ts'
import { MAX_FILTER_NAME, MAX_SAVED_FILTERS, savedFilters, withFilter } from '../model/savedFilters.ts'

/** The saved filters of the orders as links, and buttons to save the current one or to delete it. @param query '' without a filter */
export function SavedFilters({ query }: { query: string }) {
  const t = useAdminText()
  const link = useAdminLink()
  const saved = useStore(savedFilters) ?? []
  const current = saved.find((filter) => filter.query === query)
  const { ask, question } = useAskedChange<string>(
    async (asked, fields) =>
      savedFilters.set(withFilter(saved, { name: formText(fields, 'name'), query: asked })),
    () => undefined,
  )
  const canSave = query !== '' && current === undefined && saved.length < MAX_SAVED_FILTERS
  return (
    <>
      {(saved.length > 0 || canSave) && (
        <Stack direction="row" gap={8} wrap role="group" aria-label={t('admin.filters')}>
          {saved.map((filter) => (
            <ButtonLink
              key={filter.name}
              variant={filter === current ? 'contained' : 'outlined'}
              aria-current={filter === current ? 'page' : undefined}
              {...link(`${PAGES.orders}?${filter.query}`)}
            >
              {filter.name}
            </ButtonLink>
          ))}
          {canSave && (
            <Button variant="text" onClick={() => ask(query)}>
              {t('admin.filters.save')}
            </Button>
          )}
          {current !== undefined && (
            <Button
              variant="text"
              onClick={() => savedFilters.set(saved.filter((filter) => filter !== current))}
            >
              {t('admin.filters.delete')}
            </Button>
          )}
        </Stack>
      )}
      <ConfirmDialog {...question} title={() => t('admin.filters.save')} yes={() => t('admin.filters.save')}>
        {() => (
          <TextField
            name="name"
            label={t('admin.filters.name')}
            maxLength={MAX_FILTER_NAME}
            {...NOT_BLANK}
            autoComplete="off"
          />
        )}
      </ConfirmDialog>
    </>
  )
}
