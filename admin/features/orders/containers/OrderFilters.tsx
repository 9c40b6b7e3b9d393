import { ORDER_STATUSES, PAYMENT_STATUSES } from '@dukani/contracts'
import { Disclosure, Grid, Stack, TextField } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { FilterSelect } from '#admin/shared/FilterSelect.tsx'
import { SearchForm } from '#admin/shared/SearchForm.tsx'
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
  return (
    <Stack gap={12}>
      <SearchForm
        // Another filter from the address replaces what was typed.
        key={JSON.stringify(filter)}
        label={t('admin.orders.search')}
        value={filter.search}
        onSearch={(search, fields) => onChange({ search, ...typedFilter(fields) })}
      >
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
      </SearchForm>
      <Grid columns={2} gap={12}>
        <FilterSelect
          label={t('admin.orders.status')}
          options={ORDER_STATUSES.map((value) => ({ value, label: shop(`orders.status.${value}`) }))}
          value={filter.status}
          onChoose={(status) => onChange({ status })}
        />
        <FilterSelect
          label={t('admin.orders.payment')}
          options={PAYMENT_STATUSES.map((value) => ({ value, label: shop(`orders.payment.${value}`) }))}
          value={filter.payment_status}
          onChoose={(payment_status) => onChange({ payment_status })}
        />
      </Grid>
    </Stack>
  )
}

/** The fields that are hidden until they are wanted. */
const MORE = ['city', 'total_from', 'total_to', 'from', 'to'] as const
