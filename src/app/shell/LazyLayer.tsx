import { Button, ErrorState, LayerPlaceholder, Stack } from '@dukani/design-system'
import { Suspense, type ReactNode } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'

export interface LazyLayerProps {
  /** Whether it is open; nothing is rendered when it is not. */
  open: boolean
  /** Called when the shopper dismisses a layer that can't be fetched. */
  onClose: () => void
  /** Fetches the layer's chunk. */
  preload: () => Promise<void>
  /** The layer, a lazy screen. */
  children: ReactNode
}

/** Renders a layer in a chunk of its own. The page stays usable while it is fetched, and when it can't be. */
export function LazyLayer({ open, onClose, preload, children }: LazyLayerProps) {
  const t = useText()
  const message = (retry: () => void) => (
    <LayerPlaceholder>
      <ErrorState
        title={t('error.title')}
        text={t('error.text')}
        action={
          <Stack direction="row" gap={8} justify="center" wrap>
            <Button onClick={retry}>{t('shell.retry')}</Button>
            <Button variant="text" onClick={onClose}>
              {t('shell.close')}
            </Button>
          </Stack>
        }
      />
    </LayerPlaceholder>
  )
  return (
    <ErrorBoundary beforeRetry={preload} fallback={(retry) => open && message(retry)}>
      <Suspense fallback={open && <LayerPlaceholder busyLabel={t('shell.loading')} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
