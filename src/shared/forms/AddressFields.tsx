import type { ManualAddress } from '@dukani/contracts'
import { Grid, Stack, TextField } from '@dukani/design-system'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '../language/LanguageProvider.tsx'
import { fieldText } from './fieldText.ts'

export interface AddressFieldsProps {
  form: Pick<UseFormReturn<ManualAddress>, 'register' | 'formState'>
  /** The container is narrow: two columns only from tablet width on. @default false */
  narrow?: boolean
}

/** An address to be typed: what is required and what is optional are both marked (CHECK-02, CHECK-13). */
export function AddressFields({ form: { register, formState }, narrow = false }: AddressFieldsProps) {
  const t = useText()
  const { errors } = formState
  const required = t('field.requiredMark')
  return (
    <Stack gap={16}>
      <TextField
        {...register('home_address')}
        label={t('checkout.homeAddress')}
        requirement={required}
        error={fieldText(errors.home_address, t)}
        autoComplete="street-address"
        required
      />
      <Grid columns={{ xs: 1, sm: 2, ...(narrow && { lg: 1 }) }} gap={16} align="start">
        <TextField
          {...register('city')}
          label={t('checkout.city')}
          requirement={required}
          error={fieldText(errors.city, t)}
          autoComplete="address-level2"
          required
        />
        <TextField
          {...register('region')}
          label={t('checkout.region')}
          requirement={required}
          error={fieldText(errors.region, t)}
          autoComplete="address-level1"
          required
        />
      </Grid>
      <TextField
        {...register('postal_code')}
        label={t('checkout.postalCode')}
        error={fieldText(errors.postal_code, t)}
        autoComplete="postal-code"
        inputMode="numeric"
      />
    </Stack>
  )
}
