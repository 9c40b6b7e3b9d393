import { LONGEST_BARCODE, PRODUCT_TEXTS } from '@dukani/contracts'
import { Button, Grid, Stack, Text, TextField } from '@dukani/design-system'
import { useRef } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { randomText } from '#shared/browser/randomText.ts'
import type { SpecificationForm } from '../model/productForm.ts'
import { RowButtons } from './RowButtons.tsx'
import { RowGroup, type RowFieldsProps } from './RowGroup.tsx'

/** The third column is wider, for the 13 digits of a barcode. */
const COLUMNS = {
  xs: 'minmax(0, 4fr) minmax(0, 3fr)',
  md: 'repeat(2, minmax(0, 2fr)) minmax(0, 3fr) repeat(3, minmax(0, 2fr))',
}

/** The specifications of a product, each with its own price and stock. */
export function SpecificationFields({ rows, onChange, errorOf }: RowFieldsProps<SpecificationForm>) {
  const t = useAdminText()
  const addButton = useRef<HTMLButtonElement>(null)
  const add = () => {
    const row = {
      key: randomText(),
      id: null,
      value: '',
      sku: '',
      barcode: '',
      price: '',
      oldPrice: '',
      stock: '0',
    }
    onChange([...rows, row])
  }
  return (
    <Stack gap={12}>
      <Text size={14} tone="muted">
        {t('admin.product.specificationsHint')}
      </Text>
      {rows.map((row, index) => {
        const name = t('admin.product.specification', { number: index + 1 })
        const field = (key: Exclude<keyof SpecificationForm, 'key' | 'id'>, label: string) => ({
          label,
          value: row[key],
          error: errorOf(`${row.key}.${key}`),
          onChange: ({ target }: { target: { value: string } }) =>
            onChange(rows.with(index, { ...row, [key]: target.value })),
          autoComplete: 'off',
        })
        return (
          <RowGroup key={row.key} name={name}>
            <Stack gap={8}>
              <Stack direction="row" justify="between" align="center" gap={8}>
                <Text weight="medium">{name}</Text>
                <RowButtons
                  name={name}
                  rows={rows}
                  index={index}
                  onChange={onChange}
                  onRemoved={() => addButton.current?.focus()}
                />
              </Stack>
              <Grid columns={COLUMNS} gap={12} align="start">
                <TextField {...field('value', t('admin.product.value'))} maxLength={PRODUCT_TEXTS.value} />
                <TextField {...field('sku', t('admin.product.sku'))} maxLength={PRODUCT_TEXTS.sku} />
                <TextField {...field('barcode', t('admin.product.barcode'))} maxLength={LONGEST_BARCODE} />
                <TextField {...field('price', t('admin.products.price'))} inputMode="decimal" />
                <TextField {...field('oldPrice', t('admin.product.oldPrice'))} inputMode="decimal" />
                <TextField {...field('stock', t('admin.products.stock'))} inputMode="numeric" />
              </Grid>
            </Stack>
          </RowGroup>
        )
      })}
      <div>
        <Button ref={addButton} variant="outlined" icon="plus" onClick={add}>
          {t('admin.product.addSpecification')}
        </Button>
      </div>
    </Stack>
  )
}
