import { Button, FormMessage, Stack, Text } from '@dukani/design-system'
import { useId } from 'react'
import { useAskAddress } from '#shared/address/AddressPrompt.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { AddressSkeleton } from '../components/CheckoutSkeleton.tsx'
import { NewAddress } from '../components/NewAddress.tsx'
import { SavedAddressCards } from '../components/SavedAddressCards.tsx'
import type { useDelivery } from './useDelivery.ts'

export interface DeliveryAddressProps {
  delivery: ReturnType<typeof useDelivery>
}

/** The address of the delivery: chosen from the saved ones, typed, or picked on the map (CHECK-01, CHECK-02, CHECK-11). */
export function DeliveryAddress({ delivery }: DeliveryAddressProps) {
  const t = useText()
  const heading = useId()
  const { saved, chosen, choose } = delivery
  const pick = useAskAddress(delivery.fill)
  if (delivery.isLoading) return <AddressSkeleton />
  const fields = <NewAddress {...delivery} onPick={pick} />
  if (saved.length > 0) {
    return (
      <SavedAddressCards addresses={saved} chosen={chosen} onChoose={choose}>
        {fields}
      </SavedAddressCards>
    )
  }
  return (
    <Stack gap={12} role="group" aria-labelledby={heading}>
      <Text as="span" id={heading} size={14} weight="medium">
        {t('checkout.address')}
      </Text>
      {delivery.hasFailed && (
        <Stack gap={4} align="start">
          <FormMessage tone="warning">{t('checkout.addressesFailed')}</FormMessage>
          <Button variant="text" icon="refresh" onClick={delivery.retry}>
            {t('shell.retry')}
          </Button>
        </Stack>
      )}
      {fields}
    </Stack>
  )
}
