import { Button, ErrorState, LayerPlaceholder, Stack } from '@dukani/design-system'
import { useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { createChunk, useChunk } from '#shared/useChunk.ts'
import type { FiltersSheetProps } from './FiltersSheet.tsx'

const sheet = createChunk<FiltersSheetProps>(async () => (await import('./FiltersSheet.tsx')).FiltersSheet)

/** The filters in a chunk of their own, there from their opening until they have left. */
export function LazyFilters(props: Omit<FiltersSheetProps, 'onClosed'>) {
  const [isThere, setThere] = useState(false)
  if (props.open && !isThere) setThere(true)
  return isThere ? <Filters {...props} onClosed={() => setThere(false)} /> : null
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
            <Button variant="text" onClick={props.onClose}>
              {t('shell.close')}
            </Button>
          </Stack>
        }
      />
    </LayerPlaceholder>
  )
}
