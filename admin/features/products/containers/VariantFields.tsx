import { PRODUCT_TEXTS } from '@dukani/contracts'
import { Button, Grid, Stack, TextField } from '@dukani/design-system'
import { useRef } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { randomText } from '#shared/browser/randomText.ts'
import type { VariantForm } from '../model/productForm.ts'
import { RowButtons } from './RowButtons.tsx'
import { RowGroup, type RowFieldsProps } from './RowGroup.tsx'

/** The sizes of a product. */
export function VariantFields({ rows, onChange, errorOf }: RowFieldsProps<VariantForm>) {
  const t = useAdminText()
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <Stack gap={12}>
      {rows.map((row, index) => {
        const name = t('admin.product.variant', { number: index + 1 })
        return (
          <RowGroup key={row.key} name={name}>
            <Grid columns={{ xs: 2, md: 'minmax(0, 1fr) minmax(0, 1fr) auto' }} gap={12} align="end">
              <TextField
                label={t('admin.product.size')}
                value={row.size}
                error={errorOf(`${row.key}.size`)}
                maxLength={PRODUCT_TEXTS.size}
                onChange={({ target }) => onChange(rows.with(index, { ...row, size: target.value }))}
              />
              <TextField
                label={t('admin.products.stock')}
                value={row.stock}
                error={errorOf(`${row.key}.stock`)}
                inputMode="numeric"
                onChange={({ target }) => onChange(rows.with(index, { ...row, stock: target.value }))}
              />
              <RowButtons
                name={name}
                rows={rows}
                index={index}
                onChange={onChange}
                onRemoved={() => addButton.current?.focus()}
              />
            </Grid>
          </RowGroup>
        )
      })}
      <div>
        <Button
          ref={addButton}
          variant="outlined"
          icon="plus"
          onClick={() => onChange([...rows, { key: randomText(), id: null, size: '', stock: '0' }])}
        >
          {t('admin.product.addVariant')}
        </Button>
      </div>
    </Stack>
  )
}
