import { changeAddressSchema, type Address, type AddressField } from '@dukani/contracts'
import { EditableField, Grid, Stack } from '@dukani/design-system'
import { useEditableFields } from '#shared/forms/useEditableFields.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface AddressDetailsProps {
  address: Address
  /** Saves a field. @returns null when it is saved, else the sentence why not */
  onSave: (field: AddressField, text: string) => Promise<string | null>
}

/** The four fields of a saved address, each edited where it stands (PROF-04). */
export function AddressDetails({ address, onSave }: AddressDetailsProps) {
  const t = useText()
  const field = useEditableFields({ values: address, schema: changeAddressSchema, onSave })
  return (
    <Stack gap={12}>
      <EditableField {...field('home_address', t('addresses.home'), 'street-address')} required />
      <Grid columns={{ xs: 1, sm: 2 }} gap={12} align="start">
        <EditableField {...field('city', t('addresses.city'), 'address-level2')} required />
        <EditableField {...field('region', t('addresses.region'), 'address-level1')} required />
      </Grid>
      <EditableField
        {...field('postal_code', t('addresses.postalCode'), 'postal-code')}
        inputMode="numeric"
      />
    </Stack>
  )
}
