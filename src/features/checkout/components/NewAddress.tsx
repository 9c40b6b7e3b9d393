import type { ManualAddress } from '@dukani/contracts'
import { Button, Checkbox, FormMessage, Stack } from '@dukani/design-system'
import type { UseFormReturn } from 'react-hook-form'
import { AddressFields } from '#shared/forms/AddressFields.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface NewAddressProps {
  form: Pick<UseFormReturn<ManualAddress>, 'register' | 'formState'>
  /** Opens the picker. */
  onPick: () => void
  /** whether the address was pointed at on the map */
  hasPoint: boolean
  dropPoint: () => void
  isToSave: boolean
  setToSave: (isToSave: boolean) => void
}

/** An address that isn't saved yet: typed or picked on the map, to be saved if the shopper wants (CHECK-02, CHECK-03). */
export function NewAddress({ form, onPick, hasPoint, dropPoint, isToSave, setToSave }: NewAddressProps) {
  const t = useText()
  return (
    <Stack gap={12}>
      <Button variant="outlined" icon="pin" wide onClick={onPick}>
        {t('addresses.pick')}
      </Button>
      <Stack gap={4} align="start">
        <FormMessage tone="success">{hasPoint ? t('addresses.onMap') : null}</FormMessage>
        {hasPoint && (
          <Button variant="text" onClick={dropPoint}>
            {t('addresses.dropPoint')}
          </Button>
        )}
      </Stack>
      <AddressFields form={form} narrow />
      <Checkbox
        label={t('checkout.saveAddress')}
        checked={isToSave}
        onChange={({ target }) => setToSave(target.checked)}
      />
    </Stack>
  )
}
