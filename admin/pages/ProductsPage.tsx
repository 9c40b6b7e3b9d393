import { staffProductPartSchema } from '@dukani/contracts'
import { ButtonLink, Heading, IconButton, Stack } from '@dukani/design-system'
import { useSearchParams } from 'react-router'
import { PRODUCTS_PATH } from '#admin/features/products/api/products.ts'
import { ProductFilters } from '#admin/features/products/containers/ProductFilters.tsx'
import { ProductResults } from '#admin/features/products/containers/ProductResults.tsx'
import {
  filterParams,
  isFiltered,
  NO_FILTER,
  readFilter,
  type ProductFilter,
} from '#admin/features/products/model/productFilter.ts'
import { PAGES } from '#admin/shared/adminPages.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useParts } from '#admin/shared/useParts.ts'

/** All products, filtered and sorted by the page's address. */
export function ProductsPage() {
  const t = useAdminText()
  useAdminHead(t('admin.products'))
  const link = useAdminLink()
  const [address, setAddress] = useSearchParams()
  const filter = readFilter(address)
  const products = useParts(PRODUCTS_PATH, { ...filter }, staffProductPartSchema)
  const show = (next: ProductFilter) => setAddress(filterParams(next))
  return (
    <Stack gap={16}>
      <Stack direction="row" justify="between" align="center" gap={12} wrap>
        <Heading level={1} size={28}>
          {t('admin.products')}
        </Heading>
        <Stack direction="row" gap={8}>
          <IconButton icon="refresh" label={t('admin.refresh')} onClick={products.refresh} />
          <ButtonLink
            variant="outlined"
            icon="pencil"
            wordsFrom="sm"
            {...link(`${PAGES.products}/bulk?${new URLSearchParams(filterParams(filter))}`)}
          >
            {t('admin.bulk')}
          </ButtonLink>
          <ButtonLink icon="plus" {...link(`${PAGES.products}/new`)}>
            {t('admin.products.new')}
          </ButtonLink>
        </Stack>
      </Stack>
      <ProductFilters filter={filter} onChange={(change) => show({ ...filter, ...change })} />
      <ProductResults
        products={products}
        isFiltered={isFiltered(filter)}
        onShowAll={() => show({ ...NO_FILTER, sort: filter.sort })}
      />
    </Stack>
  )
}
