import { Box, FieldRow, Grid, IconButton, ProductImage, Stack, Text, TextField } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { imageSrcSet, imageUrl } from '#shared/images/images.ts'
import { countedPieces, itemName, rowKey, type CountRow } from '../model/countRows.ts'

export interface CountRowsProps {
  rows: readonly CountRow[]
  onChange: (rows: readonly CountRow[]) => void
}

/** What was scanned, each with the number of pieces to correct. */
export function CountRows({ rows, onChange }: CountRowsProps) {
  const t = useAdminText()
  const config = useConfig()
  return (
    <Stack as="ul" role="list" gap={8} aria-label={t('admin.stock.rows')}>
      {rows.map((row, index) => {
        const { item, code, counted } = row
        const name = itemName(item)
        return (
          <Box key={rowKey(item)} as="li" padding={12} outlined radius="control" ground="surface">
            <Grid columns={{ xs: 1, sm: 'minmax(0, 1fr) 14rem' }} gap={12} align="center">
              <Grid columns="56px minmax(0, 1fr)" gap={12} align="center">
                <ProductImage
                  id={item.product_id}
                  src={imageUrl(item.image, config)}
                  srcSet={imageSrcSet(item.image, config)}
                  sizes="56px"
                  alt=""
                />
                <Stack gap={2}>
                  <Text weight="medium">{name}</Text>
                  <Text size={14} tone="muted" lines={1}>
                    {code}
                  </Text>
                </Stack>
              </Grid>
              <FieldRow>
                <TextField
                  label={t('admin.stock.counted')}
                  aria-label={t('admin.stock.countedOf', { name })}
                  inputMode="numeric"
                  autoComplete="off"
                  value={counted}
                  error={countedPieces(counted) === null ? t('admin.products.wholeNumber') : undefined}
                  onChange={({ target }) => onChange(rows.with(index, { ...row, counted: target.value }))}
                />
                <IconButton
                  icon="trash"
                  label={t('admin.stock.remove', { name })}
                  onClick={() => onChange(rows.toSpliced(index, 1))}
                />
              </FieldRow>
            </Grid>
          </Box>
        )
      })}
    </Stack>
  )
}
