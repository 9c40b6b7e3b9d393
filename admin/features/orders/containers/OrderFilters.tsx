import { ORDER_STATUSES, PAYMENT_STATUSES } from '@dukani/contracts'
import { Button, Disclosure, Grid, Select, Stack, TextField } from '@dukani/design-system'
import type { SubmitEvent } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { typedFilter, type OrderFilter } from '../model/orderFilter.ts'

export interface OrderFiltersProps {
  filter: OrderFilter
  onChange: (change: Partial<OrderFilter>) => void
}

/** The filters above the list of orders. What is typed is sent by the button or Enter. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const t = useAdminText()
  const shop = useText()
  // On a phone a box shows no label.
  const any = (what: string) => ({ value: '', label: `${what}: ${t('admin.orders.any')}` })
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(typedFilter(new FormData(event.currentTarget)))
  }
  return (
    <Stack gap={12}>
      {/* Another filter from the address replaces what was typed. */}
      <form key={JSON.stringify(filter)} role="search" onSubmit={search}>
        <Stack gap={8}>
          <Stack direction="row" gap={8} align="end">
            <Stack grow>
              <TextField
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
          <Disclosure
            label={t('admin.orders.moreFilters')}
            defaultOpen={MORE.some((field) => filter[field] !== null)}
          >
            <Grid columns={{ xs: 2, md: 5 }} gap={12}>
              <TextField
                name="city"
                label={t('admin.orders.city')}
                defaultValue={filter.city ?? ''}
                autoComplete="off"
              />
              {(['total_from', 'total_to'] as const).map((name) => (
                <TextField
                  key={name}
                  name={name}
                  label={t(`admin.orders.${name}`)}
                  defaultValue={filter[name] ?? ''}
                  inputMode="decimal"
                  autoComplete="off"
                />
              ))}
              {(['from', 'to'] as const).map((name) => (
                <TextField
                  key={name}
                  name={name}
                  type="date"
                  label={t(`admin.orders.${name}`)}
                  defaultValue={filter[name] ?? ''}
                />
              ))}
            </Grid>
          </Disclosure>
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

/** The fields that are hidden until they are wanted. */
const MORE = ['city', 'total_from', 'total_to', 'from', 'to'] as const
