import type { StaffProduct } from '@dukani/contracts'
import { Stack } from '@dukani/design-system'
import { NoRecords } from '#admin/shared/NoRecords.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { Parts } from '#admin/shared/useParts.ts'
import { ProductRow } from './ProductRow.tsx'

export interface ProductResultsProps {
  products: Parts<StaffProduct>
  /** some products may be hidden by the filter */
  isFiltered: boolean
  onShowAll: () => void
}

/** The products that match the filter, or why there are none. */
export function ProductResults({ products, isFiltered, onShowAll }: ProductResultsProps) {
  const t = useAdminText()
  return (
    <PartList
      parts={products}
      empty={
        <NoRecords
          drawing="parcel"
          none={t('admin.products.none')}
          noneFound={t('admin.products.noneFound')}
          isFiltered={isFiltered}
          onShowAll={onShowAll}
        />
      }
    >
      {(items) => (
        <Stack as="ul" role="list" gap={8} aria-label={t('admin.products')}>
          {items.map((product) => (
            <ProductRow key={product.id} product={product} onConflict={products.refresh} />
          ))}
        </Stack>
      )}
    </PartList>
  )
}
