import {
  todayOrdersSchema,
  todayProductsSchema,
  todaySalesSchema,
  todaySearchesSchema,
} from '@dukani/contracts'
import { Grid, Stack } from '@dukani/design-system'
import { MissedSearches } from '#admin/features/today/containers/MissedSearches.tsx'
import { BestSellerList, LowStockList } from '#admin/features/today/containers/ProductLists.tsx'
import { SalesCharts } from '#admin/features/today/containers/SalesCharts.tsx'
import { StageCounts } from '#admin/features/today/containers/StageCounts.tsx'
import { TodayPart } from '#admin/features/today/containers/TodayPart.tsx'
import { PageHead } from '#admin/shared/PageHead.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'

const PATH = '/v1/admin/today/'

/** The first page: what has to be done today, and how the shop is doing. */
export function TodayPage() {
  const t = useAdminText()
  useAdminHead(t('admin.today'))
  return (
    <Stack gap={16}>
      <PageHead title={t('admin.today')} />
      <Grid columns={{ xs: 1, md: 2 }} gap={16} align="start">
        <TodayPart title={t('admin.today.orders')} path={`${PATH}orders/`} schema={todayOrdersSchema}>
          {(counts) => <StageCounts counts={counts} />}
        </TodayPart>
        <TodayPart title={t('admin.today.sales')} path={`${PATH}sales/`} schema={todaySalesSchema}>
          {(sales) => <SalesCharts sales={sales} />}
        </TodayPart>
        <TodayPart title={t('admin.today.lowStock')} path={`${PATH}products/`} schema={todayProductsSchema}>
          {({ low_stock }) => <LowStockList products={low_stock} />}
        </TodayPart>
        <TodayPart
          title={t('admin.today.bestSellers')}
          path={`${PATH}products/`}
          schema={todayProductsSchema}
        >
          {({ best_sellers }) => <BestSellerList products={best_sellers} />}
        </TodayPart>
        <TodayPart title={t('admin.today.searches')} path={`${PATH}searches/`} schema={todaySearchesSchema}>
          {(searches) => <MissedSearches searches={searches} />}
        </TodayPart>
      </Grid>
    </Stack>
  )
}
