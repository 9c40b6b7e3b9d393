import { ORDER_STATUSES, PAYMENT_STATUSES } from '@dukani/contracts'
import { Disclosure, Grid, Stack } from '@dukani/design-system'
import { useState } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { FilterField } from '#admin/shared/FilterField.tsx'
import { FilterSelect } from '#admin/shared/FilterSelect.tsx'
import { SearchForm } from '#admin/shared/SearchForm.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import {
  SUM_FIELDS,
  sumOf,
  typedFilter,
  wrongSums,
  type OrderFilter,
  type SumField,
} from '../model/orderFilter.ts'

export interface OrderFiltersProps {
  filter: OrderFilter
  onChange: (change: Partial<OrderFilter>) => void
}

/** The filters above the list of orders. What is typed is sent by the button or Enter. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const t = useAdminText()
  const shop = useText()
  const [wrong, setWrong] = useState<readonly SumField[]>([])
  const send = (search: string | null, fields: FormData) => {
    const problems = wrongSums(fields)
    setWrong(problems)
    if (problems.length === 0) onChange({ search, ...typedFilter(fields) })
  }
  return (
    <Stack gap={12}>
      <SearchForm label={t('admin.orders.search')} value={filter.search} onSearch={send}>
        <Disclosure
          label={t('admin.orders.moreFilters')}
          defaultOpen={MORE.some((field) => filter[field] !== null)}
        >
          <Grid columns={{ xs: 2, md: 5 }} gap={12}>
            <FilterField name="city" label={t('admin.orders.city')} value={filter.city} />
            {SUM_FIELDS.map((name) => (
              <FilterField
                key={name}
                name={name}
                label={t(`admin.orders.${name}`)}
                value={filter[name]}
                read={sumOf}
                error={wrong.includes(name) ? shop('field.amount') : undefined}
                inputMode="decimal"
              />
            ))}
            {(['from', 'to'] as const).map((name) => (
              <FilterField
                key={name}
                name={name}
                type="date"
                label={t(`admin.orders.${name}`)}
                value={filter[name]}
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

/** The fields that are collapsed at first. */
const MORE = ['city', 'total_from', 'total_to', 'from', 'to'] as const
