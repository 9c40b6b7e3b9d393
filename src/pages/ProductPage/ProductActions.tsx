import { Box, IconButton, Stack } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface ProductActionsProps {
  onShare: () => void
  /** the switch by which it is saved */
  heart: ReactNode
}

/** What can be done with a product besides buying it: icon buttons in a row, beside its category. */
export function ProductActions({ onShare, heart }: ProductActionsProps) {
  const t = useText()
  return (
    <Stack direction="row" gap={4}>
      <Box hideBelow="md">
        <IconButton icon="print" label={t('product.print')} onClick={() => window.print()} />
      </Box>
      <IconButton icon="share" label={t('product.share')} onClick={onShare} />
      {heart}
    </Stack>
  )
}
