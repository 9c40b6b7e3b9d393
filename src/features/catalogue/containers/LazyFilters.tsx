import { Button, ErrorState, LayerPlaceholder, Stack } from '@dukani/design-system'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { catalogueSearch, paths, type CatalogueQuery } from '#shared/routing/routes.ts'
import { createChunk, useChunk } from '#shared/lazy/useChunk.ts'
import type { FiltersSheetProps } from './FiltersSheet.tsx'

const sheet = createChunk<FiltersSheetProps>(async () => (await import('./FiltersSheet.tsx')).FiltersSheet)

export interface LazyFiltersProps {
  /** the list that is filtered */
  query: CatalogueQuery
  open: boolean
  onClose: () => void
}

/** The filters in a chunk of their own, there from their opening until they have left; Back closes them (NAV-06). */
export function LazyFilters({ query, open, onClose }: LazyFiltersProps) {
  const navigate = useNavigate()
  const [isThere, setThere] = useState(false)
  if (open && !isThere) setThere(true)
  const chosen = useRef<CatalogueQuery | null>(null)
  useBackCloses(open, onClose, () => {
    const wanted = chosen.current
    chosen.current = null
    if (wanted && catalogueSearch(wanted) !== catalogueSearch(query)) void navigate(paths.catalogue(wanted))
  })
  const leave = (wanted: CatalogueQuery | null = null) => {
    chosen.current = wanted
    onClose()
  }
  return isThere ? (
    <Filters query={query} open={open} onClose={leave} onClosed={() => setThere(false)} />
  ) : null
}

function Filters(props: FiltersSheetProps) {
  const t = useText()
  const chunk = useChunk(sheet)
  if (chunk.state === 'there') return <chunk.Part {...props} />
  if (!props.open) return null
  if (chunk.state === 'loading') return <LayerPlaceholder busyLabel={t('shell.loading')} />
  return (
    <LayerPlaceholder>
      <ErrorState
        title={t('error.title')}
        action={
          <Stack direction="row" gap={8} justify="center" wrap>
            <Button onClick={chunk.retry}>{t('shell.retry')}</Button>
            <Button variant="text" onClick={() => props.onClose()}>
              {t('shell.close')}
            </Button>
          </Stack>
        }
      />
    </LayerPlaceholder>
  )
}
