import type { Address } from '@dukani/contracts'
import { Button, ModalSheet, Stack, Text } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useBackCloses } from '#shared/history/openLayers.tsx'

export interface DeleteAddressProps {
  /** the address in question; null for none */
  address: Address | null
  onAnswer: (isSure: boolean) => void
}

/** Asks whether an address is to be deleted (PROF-04); focus is on what leaves it as it is. */
export function DeleteAddress({ address, onAnswer }: DeleteAddressProps) {
  const t = useText()
  const [last, setLast] = useState(address)
  if (address !== null && address !== last) setLast(address)
  useBackCloses(address !== null, () => onAnswer(false))
  // Keeps its content during the closing transition.
  const { home_address = '', city = '' } = address ?? last ?? {}
  const title = t('addresses.deleteAsk')
  return (
    <ModalSheet
      open={address !== null}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      width="small"
      initialFocus="control"
      title={<span lang={textLanguage(title)}>{title}</span>}
      closeLabel={t('shell.close')}
    >
      <Stack gap={20}>
        <Text tone="muted" translate="no">
          {[home_address, city].filter(Boolean).join(', ')}
        </Text>
        <Stack direction="row" gap={12} justify="end" wrap>
          <Button variant="outlined" onClick={() => onAnswer(false)}>
            {t('addresses.keep')}
          </Button>
          <Button icon="trash" onClick={() => onAnswer(true)}>
            {t('addresses.delete')}
          </Button>
        </Stack>
      </Stack>
    </ModalSheet>
  )
}
