import { Box, Button, Grid, Heading, Stack, Text } from '@dukani/design-system'
import type { AdminTextKey } from '@dukani/i18n'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { fieldSummary } from '../model/fieldSummary.ts'
import { formOf, type ProductForm } from '../model/productForm.ts'
import { useCategories } from './useCategories.ts'
import type { ProductFormState } from './useProductForm.ts'

const NAMES = {
  name: 'admin.product.name',
  description: 'admin.product.description',
  nameEn: 'admin.product.nameEn',
  descriptionEn: 'admin.product.descriptionEn',
  category: 'admin.products.category',
  price: 'admin.products.price',
  oldPrice: 'admin.product.oldPrice',
  stock: 'admin.products.stock',
  barcode: 'admin.product.barcode',
  warnLevel: 'admin.product.warnLevel',
  published: 'admin.products.published',
  specifications: 'admin.product.specifications',
  variants: 'admin.product.variants',
  pictures: 'admin.product.pictures',
} as const satisfies Record<keyof ProductForm, AdminTextKey>

export type ConflictPanelProps = Pick<ProductFormState, 'form' | 'base' | 'conflicts' | 'settle'>

/** Fields that were also changed by another member of the staff: the saved value, the typed value, and a choice. */
export function ConflictPanel({ form, base, conflicts, settle }: ConflictPanelProps) {
  const t = useAdminText()
  const titles = new Map(useCategories().data?.map(({ category_id, title }) => [String(category_id), title]))
  if (base === null || conflicts.length === 0) return null
  const theirs = formOf(base)
  const words = (of: ProductForm, field: keyof ProductForm) =>
    fieldSummary(of, field, titles) || t('admin.product.nothing')
  return (
    <Box as="section" padding={16} radius="card" ground="primarySoft" role="alert">
      <Stack gap={12}>
        <Heading level={2} size={18}>
          {t('admin.product.conflict')}
        </Heading>
        <Text>{t('admin.product.conflictText')}</Text>
        {conflicts.map((field) => (
          <Stack key={field} gap={8} role="group" aria-label={t(NAMES[field])}>
            <Text weight="bold">{t(NAMES[field])}</Text>
            <Grid columns={{ xs: 1, md: 2 }} gap={12}>
              <Stack gap={8} align="start">
                <Text lines={6}>{t('admin.product.theirs', { value: words(theirs, field) })}</Text>
                <Button variant="outlined" onClick={() => settle(field, 'theirs')}>
                  {t('admin.product.takeTheirs')}
                </Button>
              </Stack>
              <Stack gap={8} align="start">
                <Text lines={6}>{t('admin.product.mine', { value: words(form, field) })}</Text>
                <Button variant="outlined" onClick={() => settle(field, 'mine')}>
                  {t('admin.product.keepMine')}
                </Button>
              </Stack>
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}
