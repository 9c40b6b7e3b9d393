import type { CatalogueImport } from '@dukani/contracts'
import { Button, FormMessage, Stack, Text } from '@dukani/design-system'
import { useState } from 'react'
import { ConfirmDialog } from '#admin/shared/ConfirmDialog.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useAskedChange } from '#admin/shared/useAskedChange.ts'
import { asApiError } from '#shared/api/ApiError.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { changeImport } from '../api/imports.ts'
import { isActive, writtenCount } from '../model/importState.ts'

const CONFLICT = 409

export interface ImportActionsProps {
  shown: CatalogueImport
  /** called with the import after a change */
  onChanged: (changed: CatalogueImport) => void
  /** called when the server may have a newer state of it */
  onConflict: () => void
}

/** Confirms or discards a checked file, and cancels a running check or import. */
export function ImportActions({ shown, onChanged, onConflict }: ImportActionsProps) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const { id, state, cancelling } = shown
  const [sending, setSending] = useState<'start' | 'cancel' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { ask, question } = useAskedChange<CatalogueImport>(async (asked) => {
    onChanged(await changeImport(client, asked.id, 'cancel'))
  }, onConflict)

  async function send(change: 'start' | 'cancel'): Promise<void> {
    setSending(change)
    setFailure(null)
    try {
      onChanged(await changeImport(client, id, change))
    } catch (error) {
      setFailure(errorText(error, shop, t('admin.changeFailed')))
      if (asApiError(error).status === CONFLICT) onConflict()
    } finally {
      setSending(null)
    }
  }
  return (
    <>
      <div>
        <FormMessage tone="error">{failure}</FormMessage>
      </div>
      {(isActive(shown) || state === 'checked') && (
        <Stack direction="row" gap={12} wrap>
          {state === 'checked' && (
            <>
              {writtenCount(shown) > 0 && (
                <Button size="large" pending={sending === 'start'} onClick={() => void send('start')}>
                  {t('admin.import.confirm', { count: writtenCount(shown) })}
                </Button>
              )}
              <Button
                size="large"
                variant="outlined"
                pending={sending === 'cancel'}
                onClick={() => void send('cancel')}
              >
                {t('admin.import.discard')}
              </Button>
            </>
          )}
          {state === 'checking' && !cancelling && (
            <Button variant="outlined" pending={sending === 'cancel'} onClick={() => void send('cancel')}>
              {t('admin.import.stopCheck')}
            </Button>
          )}
          {state === 'importing' && !cancelling && (
            <Button variant="outlined" onClick={() => ask(shown)}>
              {t('admin.import.cancel')}
            </Button>
          )}
        </Stack>
      )}
      <ConfirmDialog
        {...question}
        title={() => t('admin.import.cancelAsk')}
        yes={() => t('admin.import.cancelYes')}
      >
        {() => <Text tone="muted">{t('admin.import.cancelText')}</Text>}
      </ConfirmDialog>
    </>
  )
}
