import { Grid, Skeleton, Stack } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { CheckoutHeading } from './CheckoutHeading.tsx'

/** The place of saved addresses, or of the first field. */
export function AddressSkeleton() {
  return (
    <Stack gap={12} aria-hidden="true">
      <Skeleton width="45%" />
      <Skeleton shape="box" height={72} />
    </Stack>
  )
}

/** The skeleton of the checkout form. */
export function CheckoutSkeleton() {
  const t = useText()
  return (
    <Stack gap={20} role="status" aria-label={t('shell.loading')}>
      <CheckoutHeading />
      <AddressSkeleton />
      <Stack gap={12} aria-hidden="true">
        <Skeleton width="40%" />
        <Grid columns={2} gap={8}>
          {['flitt', 'wallet', 'qr', 'bank'].map((method) => (
            <Skeleton key={method} shape="box" height={52} />
          ))}
        </Grid>
      </Stack>
    </Stack>
  )
}
