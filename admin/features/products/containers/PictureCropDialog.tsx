import type { ProductPicture } from '@dukani/contracts'
import { Button, FormMessage, ModalSheet, Stack, Text } from '@dukani/design-system'
import { useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useApi } from '#shared/api/ApiProvider.tsx'
import { errorText } from '#shared/api/errorText.ts'
import { useOpenSignal } from '#shared/forms/useOpenSignal.ts'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { cropPicture } from '../api/products.ts'
import { cropShares, type SelectedPart } from '../model/cropShares.ts'
import { CropSelection } from './CropSelection.tsx'

export interface PictureCropDialogProps {
  /** null: the dialog is closed */
  picture: ProductPicture | null
  onClose: () => void
  /** called with the part, which is stored as a picture of its own */
  onCropped: (whole: ProductPicture, part: ProductPicture) => void
  /** called with the picture that stands there now, when the dialog is closed and its history entry is left */
  onLeft: (picture: ProductPicture) => void
}

/** Crops a picture of a product to a square. The server cuts the original in its full resolution. */
export function PictureCropDialog({ picture, onClose, onCropped, onLeft }: PictureCropDialogProps) {
  const t = useAdminText()
  const shop = useText()
  const [last, setLast] = useState(picture)
  if (picture !== null && picture !== last) setLast(picture)
  const close = useBackCloses<ProductPicture>(picture !== null, onClose, (part) => {
    const there = part ?? last
    if (there !== null) onLeft(there)
  })
  const signal = useOpenSignal(picture !== null)
  // Keeps its content during the closing transition.
  const shown = picture ?? last
  return (
    <ModalSheet
      open={picture !== null}
      onClose={() => close()}
      title={t('admin.product.cropTitle')}
      closeLabel={shop('shell.close')}
    >
      {shown && (
        <PictureCrop
          key={shown.path}
          picture={shown}
          signal={signal}
          onClose={close}
          onCropped={(part) => {
            onCropped(shown, part)
            close(part)
          }}
        />
      )}
    </ModalSheet>
  )
}

interface PictureCropProps {
  picture: ProductPicture
  /** aborted when the dialog is closed */
  signal: () => AbortSignal
  onClose: () => void
  onCropped: (part: ProductPicture) => void
}

function PictureCrop({ picture, signal, onClose, onCropped }: PictureCropProps) {
  const t = useAdminText()
  const shop = useText()
  const client = useApi()
  const [part, setPart] = useState<SelectedPart | null>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function crop(selected: SelectedPart): Promise<void> {
    const given = signal()
    setSending(true)
    setFailure(null)
    try {
      const stored = await cropPicture(client, { path: picture.path, ...cropShares(selected) }, given)
      if (!given.aborted) onCropped(stored)
    } catch (error) {
      if (given.aborted) return
      setFailure(errorText(error, shop, t('admin.product.cropFailed')))
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack gap={16}>
      <Text size={14} tone="muted">
        {t('admin.product.cropHint')}
      </Text>
      {/* Not stretched: the selection is measured by what is around the picture. */}
      <Stack align="center">
        <CropSelection
          picture={picture}
          part={part}
          onChange={setPart}
          onFailed={() => setFailure(t('admin.product.cropNotShown'))}
          disabled={isSending}
        />
      </Stack>
      <FormMessage tone="error">{failure}</FormMessage>
      <Stack direction="row" gap={12} justify="end" wrap>
        <Button variant="outlined" onClick={() => onClose()}>
          {t('admin.no')}
        </Button>
        <Button
          pending={isSending}
          aria-disabled={part === null || undefined}
          onClick={() => {
            if (part !== null) void crop(part)
          }}
        >
          {t('admin.product.crop')}
        </Button>
      </Stack>
    </Stack>
  )
}
