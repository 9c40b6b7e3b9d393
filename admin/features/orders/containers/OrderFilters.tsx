import { ORDER_STATUSES, PAYMENT_STATUSES } from '@dukani/contracts'
import { Button, Select, Stack, TextField } from '@dukani/design-system'
import type { SubmitEvent } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** A filter of the orders; null: any. */
export interface OrderFilter {
  status: string | null
  payment_status: string | null
  /** number, e-mail or phone number */
  search: string | null
}

export interface OrderFiltersProps {
  filter: OrderFilter
  onChange: (change: Partial<OrderFilter>) => void
}

/** The filters above the list of orders. A search is sent by its button or Enter. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const t = useAdminText()
  const shop = useText()
  // On a phone a box shows no label.
  const any = (what: string) => ({ value: '', label: `${what}: ${t('admin.orders.any')}` })
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    onChange({ search: typeof typed === 'string' ? typed.trim() || null : null })
  }
  return (
    <Stack gap={12}>
      <form role="search" onSubmit={search}>
        <Stack direction="row" gap={8} align="end">
          <Stack grow>
            {/* Another search from the address replaces what was typed. */}
            <TextField
              key={filter.search}
              name="search"
              label={t('admin.orders.search')}
              defaultValue={filter.search ?? ''}
              autoComplete="off"
              spellCheck={false}
            />
          </Stack>
          <Button type="submit" icon="search">
            {t('admin.orders.find')}
          </Button>
        </Stack>
      </form>
      <Stack direction={{ xs: 'column', sm: 'row' }} gap={12}>
        <Select
          label={t('admin.orders.status')}
          options={[
            any(t('admin.orders.status')),
            ...ORDER_STATUSES.map((value) => ({ value, label: shop(`orders.status.${value}`) })),
          ]}
          value={filter.status ?? ''}
          onChoose={(value) => onChange({ status: value || null })}
        />
        <Select
          label={t('admin.orders.payment')}
          options={[
            any(t('admin.orders.payment')),
            ...PAYMENT_STATUSES.map((value) => ({ value, label: shop(`orders.payment.${value}`) })),
          ]}
          value={filter.payment_status ?? ''}
          onChoose={(value) => onChange({ payment_status: value || null })}
        />
      </Stack>
    </Stack>
  )
}
