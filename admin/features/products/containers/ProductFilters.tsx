import { STAFF_PRODUCT_SORTS, STOCK_LEVELS } from '@dukani/contracts'
import { Button, Grid, Select, Stack, TextField } from '@dukani/design-system'
import type { SubmitEvent } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { ProductFilter } from '../model/productFilter.ts'
import { CategorySelect } from './CategorySelect.tsx'

export interface ProductFiltersProps {
  filter: ProductFilter
  onChange: (change: Partial<ProductFilter>) => void
}

/** The search, the filters and the order of the products. A search is sent by its button or Enter. */
export function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const t = useAdminText()
  // On a phone a box shows no label.
  const any = (what: string) => ({ value: '', label: `${what}: ${t('admin.products.any')}` })
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
              label={t('admin.products.search')}
              defaultValue={filter.search ?? ''}
              autoComplete="off"
              spellCheck={false}
            />
          </Stack>
          <Button type="submit" icon="search" wordsFrom="sm">
            {t('admin.products.find')}
          </Button>
        </Stack>
      </form>
      <Grid columns={{ xs: 1, sm: 2 }} gap={12}>
        <CategorySelect
          options={[any(t('admin.products.category'))]}
          value={filter.category ?? ''}
          onChoose={(value) => onChange({ category: value || null })}
        />
        <Select
          label={t('admin.products.published')}
          options={[
            any(t('admin.products.published')),
            { value: 'true', label: t('admin.products.shown') },
            { value: 'false', label: t('admin.products.hidden') },
          ]}
          value={filter.published ?? ''}
          onChoose={(value) => onChange({ published: value || null })}
        />
        <Select
          label={t('admin.products.stock')}
          options={[
            any(t('admin.products.stock')),
            ...STOCK_LEVELS.map((value) => ({ value, label: t(`admin.products.stock.${value}`) })),
          ]}
          value={filter.stock ?? ''}
          onChoose={(value) => onChange({ stock: value || null })}
        />
        <Select
          label={t('admin.products.sort')}
          options={STAFF_PRODUCT_SORTS.map((value) => ({ value, label: t(`admin.products.sort.${value}`) }))}
          value={filter.sort ?? 'newest'}
          onChoose={(value) => onChange({ sort: value === 'newest' ? null : value })}
        />
      </Grid>
    </Stack>
  )
}
