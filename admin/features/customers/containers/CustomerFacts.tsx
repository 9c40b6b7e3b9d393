import type { ShopCustomerDetails } from '@dukani/contracts'
import { ButtonLink, Heading, Stack, StatusChip, Text } from '@dukani/design-system'
import { formatDate } from '@dukani/i18n'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { customerName, customerStates } from '../model/customerState.ts'

/** Who a customer is and how to reach them. */
export function CustomerFacts({ customer }: { customer: ShopCustomerDetails }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const { email, phone_number, created_at, erased_at } = customer
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={12} wrap>
        <Heading level={1} size={28}>
          {customerName(customer, t)}
        </Heading>
        {customerStates(customer, t).map(({ tone, text }) => (
          <StatusChip key={text} tone={tone}>
            {text}
          </StatusChip>
        ))}
      </Stack>
      <Text size={14} tone="muted">
        {t('admin.customer.since', { date: formatDate(created_at, 'medium', language) ?? '' })}
      </Text>
      {erased_at === null && (
        <Stack direction="row" gap={8} wrap>
          <ButtonLink variant="text" icon="mail" href={`mailto:${email}`}>
            {email}
          </ButtonLink>
          {phone_number !== '' && (
            <ButtonLink variant="text" icon="phone" href={`tel:${phone_number}`}>
              {phone_number}
            </ButtonLink>
          )}
        </Stack>
      )}
    </Stack>
  )
}
