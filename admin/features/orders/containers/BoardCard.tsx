import { toTetri, type ShopOrder } from '@dukani/contracts'
import { Box, Button, ButtonLink, Stack, Text } from '@dukani/design-system'
import { formatDate, formatMoney } from '@dukani/i18n'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { STEP_NAMES, type OrderStep } from '../model/orderSteps.ts'

export interface BoardCardProps {
  order: ShopOrder
  /** what has to be done with it */
  step: OrderStep
  onStep: () => void
}

/** An order on the board: whose it is, where it goes, and its next step. */
export function BoardCard({ order, step, onStep }: BoardCardProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  const link = useAdminLink()
  const { order_number: number, customer, city, total_price, created_at } = order
  const facts = [city, formatDate(created_at, 'mediumTime', language)].filter(Boolean)
  return (
    <Box as="li" padding={8} outlined radius="card" ground="surface">
      <Stack gap={8}>
        <Stack gap={2}>
          <Stack direction="row" justify="between" wrap>
            <ButtonLink variant="text" {...link(`/orders/${order.id}`)}>
              {number}
            </ButtonLink>
            <Box paddingX={12}>
              <Text weight="bold" numeric>
                {formatMoney(toTetri(total_price), language)}
              </Text>
            </Box>
          </Stack>
          {/* Aligned with the text of the link, which has a padding. */}
          <Box paddingX={12}>
            <Text weight="medium" lines={2}>
              {customer.name || customer.email}
            </Text>
            <Text size={14} tone="muted">
              {facts.join(' · ')}
            </Text>
          </Box>
        </Stack>
        <Button wide variant="soft" aria-label={`${t(STEP_NAMES[step])}: ${number}`} onClick={onStep}>
          {t(STEP_NAMES[step])}
        </Button>
      </Stack>
    </Box>
  )
}
