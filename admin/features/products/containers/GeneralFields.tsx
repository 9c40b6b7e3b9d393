import { LONGEST_BARCODE, LOW_STOCK, PRODUCT_TEXTS } from '@dukani/contracts'
import { Checkbox, Grid, Stack, TextArea, TextField } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { ProductForm } from '../model/productForm.ts'
import { CategorySelect } from './CategorySelect.tsx'
import { EnglishFields } from './EnglishFields.tsx'
import type { FieldTextOf } from './useFormTexts.ts'

export interface GeneralFieldsProps {
  form: ProductForm
  onChange: (change: Partial<ProductForm>) => void
  errorOf: FieldTextOf
}

/** Names, texts, category, visibility, price, stock, barcode and warning level of a product. */
export function GeneralFields({ form, onChange, errorOf }: GeneralFieldsProps) {
  const t = useAdminText()
  const shop = useText()
  const field = (name: 'name' | 'price' | 'oldPrice' | 'stock' | 'barcode' | 'warnLevel', label: string) => ({
    name,
    label,
    value: form[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const isOwnPrice = form.specifications.length === 0
  return (
    <Stack gap={16}>
      <TextField
        {...field('name', t('admin.product.name'))}
        required
        requirement={shop('field.requiredMark')}
        maxLength={PRODUCT_TEXTS.name}
      />
      <TextArea
        label={t('admin.product.description')}
        value={form.description}
        limit={PRODUCT_TEXTS.description}
        error={errorOf('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <EnglishFields form={form} onChange={onChange} errorOf={errorOf} />
      <Grid columns={{ xs: 1, md: 2 }} gap={16} align="end">
        <CategorySelect
          options={[{ value: '', label: t('admin.product.noCategory') }]}
          value={form.category}
          onChoose={(category) => onChange({ category })}
        />
        <Checkbox
          label={t('admin.product.publishedLabel')}
          checked={form.published}
          onChange={({ target }) => onChange({ published: target.checked })}
        />
      </Grid>
      <Grid columns={2} gap={16} align="start">
        <TextField
          {...field('price', t('admin.products.price'))}
          required
          requirement={shop('field.requiredMark')}
          inputMode="decimal"
        />
        <TextField
          {...field('oldPrice', t('admin.product.oldPrice'))}
          hint={t('admin.product.oldPriceHint')}
          inputMode="decimal"
        />
      </Grid>
      <Grid columns={{ xs: 1, md: isOwnPrice ? 3 : 1 }} gap={16} align="start">
        {isOwnPrice && <TextField {...field('stock', t('admin.products.stock'))} inputMode="numeric" />}
        {isOwnPrice && (
          <TextField {...field('barcode', t('admin.product.barcode'))} maxLength={LONGEST_BARCODE} />
        )}
        <TextField
          {...field('warnLevel', t('admin.product.warnLevel'))}
          hint={t('admin.product.warnLevelHint', { standard: LOW_STOCK })}
          inputMode="numeric"
        />
      </Grid>
    </Stack>
  )
}
