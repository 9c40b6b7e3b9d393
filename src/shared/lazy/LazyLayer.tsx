import { Button, ErrorState, LayerPlaceholder, Stack } from '@dukani/design-system'
import { Fragment, useState, type ReactNode } from 'react'
import { useText } from '../language/LanguageProvider.tsx'
import type { LazyPlaceProps } from './lazyPart.tsx'

export interface LazyLayerProps {
  open: boolean
  /** What it was opened for isn't known yet. Announced until it is open for the first time. */
  isWaiting?: boolean
  /** Called when the shopper dismisses a layer that can't be fetched. */
  onClose: () => void
  /** Renders the layer, a lazy part. It is mounted anew for each visit, and stays for its closing transition. */
  children: (place: LazyPlaceProps) => ReactNode
}

/**
 * Renders a layer in a chunk of its own, fetched when it is first opened. The page stays usable while it is fetched, and
 * when it can't be.
 */
export function LazyLayer({ open, isWaiting = false, onClose, children }: LazyLayerProps) {
  const t = useText()
  const [visit, setVisit] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setVisit(visit + 1)
  }
  const busy = <LayerPlaceholder busyLabel={t('shell.loading')} />
  const message = (retry: () => void) => (
    <LayerPlaceholder>
      <ErrorState
        title={t('error.title')}
        text={t('error.text')}
        action={
          <Stack direction="row" gap={8} justify="center" wrap>
            <Button onClick={retry}>{t('shell.retry')}</Button>
            <Button variant="text" onClick={() => onClose()}>
              {t('shell.close')}
            </Button>
          </Stack>
        }
      />
    </LayerPlaceholder>
  )
  if (visit === 0) return isWaiting && busy
  return (
    <Fragment key={visit}>
      {children({ fallback: open && busy, renderError: (retry) => open && message(retry) })}
    </Fragment>
  )
}
