import { staffProductPartSchema } from '@dukani/contracts'
import { ButtonLink, IconButton, Stack } from '@dukani/design-system'
import { PRODUCTS_PATH } from '#admin/features/products/api/products.ts'
import { ProductFilters } from '#admin/features/products/containers/ProductFilters.tsx'
import { ProductResults } from '#admin/features/products/containers/ProductResults.tsx'
import { isFiltered, KNOWN_VALUES, PRODUCT_FILTER } from '#admin/features/products/model/productFilter.ts'
import { exportHref } from '#admin/features/imports/api/imports.ts'
import { DownloadLink } from '#admin/features/imports/containers/DownloadLink.tsx'
import { PAGES } from '#admin/shared/adminPages.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useFilter } from '#admin/shared/useFilter.ts'
import { useParts } from '#admin/shared/useParts.ts'
import { useConfig } from '#shared/config/ConfigProvider.tsx'

/** All products, filtered and sorted by the page's address. */
export function ProductsPage() {
  const t = useAdminText()
  useAdminHead(t('admin.products'))
  const link = useAdminLink()
  const config = useConfig()
  const { values, params, change } = useFilter(PRODUCT_FILTER, KNOWN_VALUES)
  const products = useParts(PRODUCTS_PATH, values, staffProductPartSchema)
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.products')}>
        <IconButton icon="refresh" label={t('admin.refresh')} onClick={products.refresh} />
        <ButtonLink
          variant="outlined"
          icon="pencil"
          wordsFrom="sm"
          {...link(`${PAGES.products}/bulk?${new URLSearchParams(params)}`)}
        >
          {t('admin.bulk')}
        </ButtonLink>
        <DownloadLink href={exportHref(config, params)} wordsFrom="sm">
          {t('admin.import.export')}
        </DownloadLink>
        <ButtonLink icon="plus" {...link(`${PAGES.products}/new`)}>
          {t('admin.products.new')}
        </ButtonLink>
      </PageHeader>
      <ProductFilters filter={values} onChange={change} />
      <ProductResults
        products={products}
        isFiltered={isFiltered(values)}
        onShowAll={() => change({ search: null, category: null, published: null, stock: null })}
      />
    </Stack>
  )
}
