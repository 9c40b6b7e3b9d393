import type { AdminTextKey } from '@dukani/i18n'
import { ConflictChoice } from '#admin/shared/ConflictChoice.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { fieldSummary } from '../model/fieldSummary.ts'
import { formOf, type ProductForm } from '../model/productForm.ts'
import { useCategories } from '#admin/shared/useCategories.ts'
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
  return (
    <ConflictChoice
      title={t('admin.product.conflict')}
      text={t('admin.product.conflictText')}
      differences={conflicts.map((name) => ({
        ...{ name, label: t(NAMES[name]) },
        ...{ theirs: fieldSummary(theirs, name, titles), mine: fieldSummary(form, name, titles) },
      }))}
      onSettleOne={settle}
    />
  )
}
