import type { Delivery } from '@dukani/contracts'
import { Box, Button, ButtonLink, Heading, Stack, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { mapHref } from '#admin/shared/mapHref.ts'
import { orderAddress } from '#shared/order/orderText.ts'

export interface DeliveryCardProps {
  delivery: Delivery
  onDone: () => void
}

/** An order on its way: to whom and where, how to call, and that it has arrived. */
export function DeliveryCard({ delivery, onDone }: DeliveryCardProps) {
  const t = useAdminText()
  const { order_number, customer, items } = delivery
  const map = mapHref(delivery)
  return (
    <Box as="article" padding={16} outlined radius="card" ground="surface">
      <Stack gap={12}>
        <Stack gap={4}>
          <Heading level={2} size={18}>
            {order_number}
          </Heading>
          <Text weight="medium">{customer.name}</Text>
          {orderAddress(delivery).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
        <Stack gap={2}>
          {items.map(({ name, specification, quantity }) => (
            <Text key={`${name} ${specification}`} size={14} tone="muted">
              {[name, specification].filter(Boolean).join(', ')} × {quantity}
            </Text>
          ))}
        </Stack>
        <Stack direction="row" gap={8} wrap>
          {customer.phone_number !== '' && (
            <ButtonLink variant="outlined" icon="phone" href={`tel:${customer.phone_number}`}>
              {t('admin.deliveries.call', { phone: customer.phone_number })}
            </ButtonLink>
          )}
          {map !== null && (
            <ButtonLink variant="outlined" icon="pin" href={map} target="_blank" rel="noopener noreferrer">
              {t('admin.order.route')}
            </ButtonLink>
          )}
          <Button icon="check" onClick={onDone}>
            {t('admin.deliveries.done')}
          </Button>
        </Stack>
      </Stack>
    </Box>
  )
}
