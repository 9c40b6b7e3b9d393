import type { Id } from '@dukani/contracts'
import {
  AddressList,
  AddressListSkeleton,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Stack,
  VisuallyHidden,
} from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { errorText } from '#shared/api/errorText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useAddresses } from '../api/useAddresses.ts'

export interface SavedAddressesProps {
  customerId: Id
}

/** The customer's saved addresses, asked for when this opens (PROF-01, PROF-04), or why there are none (PROF-07). */
export function SavedAddresses({ customerId }: SavedAddressesProps) {
  const t = useText()
  const { addresses, isLoading, error, retry } = useAddresses(customerId)
  const title = t('profile.savedAddresses')
  const loading = t('profile.loadingAddresses')
  const none = t('profile.noAddresses')
  const again = t('shell.retry')
  const failure = error === undefined ? null : errorText(error, t, t('profile.addressesFailed'), ['detail'])
  const isEmpty = !isLoading && failure === null && addresses.length === 0
  return (
    <Stack gap={16}>
      <Heading level={3} lang={textLanguage(title)}>
        {title}
      </Heading>
      {isLoading && (
        <>
          <VisuallyHidden role="status" lang={textLanguage(loading)}>
            {loading}
          </VisuallyHidden>
          <AddressListSkeleton />
        </>
      )}
      {failure !== null && (
        <div lang={textLanguage(failure)}>
          <ErrorState
            title={failure}
            headingLevel={3}
            action={
              <Button lang={textLanguage(again)} onClick={retry}>
                {again}
              </Button>
            }
          />
        </div>
      )}
      {isEmpty && (
        <div lang={textLanguage(none)}>
          <EmptyState drawing="signpost" title={none} headingLevel={3} live />
        </div>
      )}
      {addresses.length > 0 && (
        <AddressList
          label={title}
          addresses={addresses.map(({ id, home_address, city, region, postal_code }) => ({
            id,
            home: home_address || city,
            rest: [home_address && city, region, postal_code].filter(Boolean).join(', '),
          }))}
        />
      )}
    </Stack>
  )
}
