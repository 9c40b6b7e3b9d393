import { STAFF_PRODUCT_SORTS, STOCK_LEVELS } from '@dukani/contracts'
import { Grid, SelectField, Stack } from '@dukani/design-system'
import { FilterSelect } from '#admin/shared/FilterSelect.tsx'
import { SearchForm } from '#admin/shared/SearchForm.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { ProductFilter } from '../model/productFilter.ts'
import { CategorySelect } from './CategorySelect.tsx'

export interface ProductFiltersProps {
  filter: ProductFilter
  onChange: (change: Partial<ProductFilter>) => void
}

/** The search, the filters and the order of the products. */
export function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const t = useAdminText()
  return (
    <Stack gap={12}>
      <SearchForm
        label={t('admin.products.search')}
        value={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <Grid columns={{ xs: 2, md: 4 }} gap={12}>
        <CategorySelect
          options={[{ value: '', label: t('admin.any') }]}
          value={filter.category ?? ''}
          onChoose={(value) => onChange({ category: value || null })}
        />
        <FilterSelect
          label={t('admin.products.published')}
          options={[
            { value: 'true', label: t('admin.products.shown') },
            { value: 'false', label: t('admin.products.hidden') },
          ]}
          value={filter.published}
          onChoose={(published) => onChange({ published })}
        />
        <FilterSelect
          label={t('admin.products.stock')}
          options={STOCK_LEVELS.map((value) => ({ value, label: t(`admin.products.stock.${value}`) }))}
          value={filter.stock}
          onChoose={(stock) => onChange({ stock })}
        />
        <SelectField
          label={t('admin.products.sort')}
          options={STAFF_PRODUCT_SORTS.map((value) => ({ value, label: t(`admin.products.sort.${value}`) }))}
          value={filter.sort ?? 'newest'}
          onChoose={(value) => onChange({ sort: value === 'newest' ? null : value })}
        />
      </Grid>
    </Stack>
  )
}
