import type { StaffProduct } from '@dukani/contracts'
import { Button, EmptyState, Stack } from '@dukani/design-system'
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
        <EmptyState
          drawing="parcel"
          title={t(isFiltered ? 'admin.products.noneFound' : 'admin.products.none')}
          live
          action={isFiltered && <Button onClick={onShowAll}>{t('admin.products.showAll')}</Button>}
        />
      }
    >
      {(items) => (
        <Stack as="ul" role="list" gap={8} aria-label={t('admin.products')}>
          {items.map((product) => (
            // A newer state from the server replaces what was edited in place.
            <ProductRow
              key={`${product.id} ${product.version}`}
              product={product}
              onConflict={products.refresh}
            />
          ))}
        </Stack>
      )}
    </PartList>
  )
}
