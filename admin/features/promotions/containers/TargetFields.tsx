import { PROMOTION_PARTS, type PromotionForm } from '@dukani/contracts'
import { FormMessage, Grid, IconButton, RecordList, SelectField, Stack, Text } from '@dukani/design-system'
import { ReadState } from '#admin/shared/ReadState.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useCategories } from '#admin/shared/useCategories.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { ProductSearch } from './ProductSearch.tsx'

type Targets = Pick<PromotionForm, 'categories' | 'products'>

export interface TargetFieldsProps {
  targets: Targets
  onChange: (change: Partial<Targets>) => void
  errorOf: (name: keyof Targets) => string | undefined
}

/** What a promotion is for: categories and products that are added one by one. */
export function TargetFields({ targets: { categories, products }, onChange, errorOf }: TargetFieldsProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  const read = useCategories()
  const known = (read.data ?? []).map(({ category_id: id, title }) => ({ id, title }))
  const chosen = new Set(categories.map(({ id }) => String(id)))
  const left = known.filter(({ id }) => !chosen.has(String(id)))
  const canAdd = categories.length < PROMOTION_PARTS.categories
  const isFull = products.length >= PROMOTION_PARTS.products
  const limits = [
    canAdd ? null : t('admin.promotions.mostCategories', { count: PROMOTION_PARTS.categories }),
    isFull ? t('admin.promotions.mostProducts', { count: PROMOTION_PARTS.products }) : null,
  ]
  const remove = (name: string, onClick: () => void) => (
    <IconButton icon="close" label={t('admin.row.remove', { name })} onClick={onClick} />
  )
  return (
    <Stack gap={12}>
      <Grid columns={{ xs: 1, sm: 2 }} gap={16}>
        <SelectField
          label={t('admin.promotions.addCategory')}
          options={[
            { value: '', label: t('admin.promotions.chooseCategory') },
            ...(canAdd ? left : []).map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value=""
          onChoose={(value) => {
            const added = known.find(({ id }) => String(id) === value)
            if (added !== undefined) onChange({ categories: [...categories, added] })
          }}
        />
        <ProductSearch
          error={errorOf('products')}
          onChoose={(added) => {
            const isNew = products.every(({ id }) => id !== added.id)
            if (isNew && !isFull) onChange({ products: [...products, added] })
          }}
        />
      </Grid>
      <ReadState read={read} loading={null} />
      {/* Live regions are announced only when they exist before their text. */}
      <div>
        <FormMessage tone="error">{errorOf('categories') ?? null}</FormMessage>
        <FormMessage tone="warning">{limits.filter(Boolean).join(' ') || null}</FormMessage>
      </div>
      {categories.length + products.length === 0 ? (
        <Text tone="muted">{t('admin.promotions.noTargets')}</Text>
      ) : (
        <RecordList
          label={t('admin.promotions.targets')}
          language={language}
          records={[
            ...categories.map(({ id, title }) => ({
              ...{ id: `category ${id}`, title, facts: [t('admin.promotions.category')] },
              action: remove(title, () =>
                onChange({ categories: categories.filter((each) => each.id !== id) }),
              ),
            })),
            ...products.map(({ id, name }) => ({
              ...{ id: `product ${id}`, title: name, facts: [t('admin.promotions.product')] },
              action: remove(name, () => onChange({ products: products.filter((each) => each.id !== id) })),
            })),
          ]}
        />
      )}
    </Stack>
  )
}
