import type { Address } from '@dukani/contracts'
import { Button, RadioCards, Stack } from '@dukani/design-system'
import { useId } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface SavedAddressCardsProps {
  addresses: readonly Address[]
  /** the id of the chosen one; null while a new one is typed */
  chosen: string | null
  onChoose: (id: string | null) => void
  /** the fields of a new address, shown while none of the saved ones is chosen */
  children: React.ReactNode
}

/** The saved addresses to choose from, and the way to a new one (CHECK-01, CHECK-02). */
export function SavedAddressCards({ addresses, chosen, onChoose, children }: SavedAddressCardsProps) {
  const t = useText()
  const fields = useId()
  const isNew = chosen === null
  return (
    <Stack gap={12}>
      <RadioCards
        legend={t('checkout.address')}
        name="address"
        options={addresses.map(({ id, home_address, city, region, postal_code }) => ({
          value: String(id),
          label: home_address || city,
          text: [city, region, postal_code].filter(Boolean).join(', '),
        }))}
        value={chosen}
        onChange={onChoose}
      />
      <Stack align="start">
        <Button
          variant="text"
          icon="plus"
          aria-expanded={isNew}
          aria-controls={isNew ? fields : undefined}
          onClick={() => onChoose(null)}
        >
          {t('checkout.newAddress')}
        </Button>
      </Stack>
      {isNew && <div id={fields}>{children}</div>}
    </Stack>
  )
}
