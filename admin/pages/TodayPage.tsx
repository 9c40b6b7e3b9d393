import {
  todayOrdersSchema,
  todayProductsSchema,
  todaySalesSchema,
  todaySearchesSchema,
} from '@dukani/contracts'
import { Grid, Stack } from '@dukani/design-system'
import { useEffect } from 'react'
import { MissedSearches } from '#admin/features/today/containers/MissedSearches.tsx'
import { BestSellerList, LowStockList } from '#admin/features/today/containers/ProductLists.tsx'
import { StageCounts } from '#admin/features/today/containers/StageCounts.tsx'
import { TodayPart } from '#admin/features/today/containers/TodayPart.tsx'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { LoadingPart } from '#admin/shared/LoadingPart.tsx'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useRead, type Read, type Schema } from '#admin/shared/useRead.ts'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'

const SalesCharts = lazyPart(
  async () => (await import('#admin/features/today/containers/SalesCharts.tsx')).SalesCharts,
)

/** The shortest time (ms) between two reads of sums over many orders. */
const SLOW_MS = 30_000

/** Reads a part of the page, and again when something happens in the shop. */
function useTodayRead<Data>(part: string, schema: Schema<Data>, pauseMs?: number): Read<Data> {
  const read = useRead(`/v1/admin/today/${part}/`, schema)
  useLiveRefresh(read.refresh, undefined, pauseMs)
  return read
}

/** The first page: what has to be done today, and how the shop is doing. */
export function TodayPage() {
  const t = useAdminText()
  useAdminHead(t('admin.today'))
  const orders = useTodayRead('orders', todayOrdersSchema)
  const sales = useTodayRead('sales', todaySalesSchema, SLOW_MS)
  const products = useTodayRead('products', todayProductsSchema, SLOW_MS)
  const searches = useTodayRead('searches', todaySearchesSchema, SLOW_MS)
  // Its files are fetched while the sums are read.
  useEffect(() => SalesCharts.prefetch(), [])
  return (
    <Stack gap={16}>
      <PageHeader title={t('admin.today')} />
      <Grid columns={{ xs: 1, md: 2 }} gap={16} align="start">
        <Stack gap={16}>
          <TodayPart title={t('admin.today.orders')} read={orders}>
            {(counts) => <StageCounts counts={counts} />}
          </TodayPart>
          <TodayPart title={t('admin.today.lowStock')} read={products}>
            {({ low_stock }) => <LowStockList products={low_stock} />}
          </TodayPart>
          <TodayPart title={t('admin.today.searches')} read={searches}>
            {(missed) => <MissedSearches searches={missed} />}
          </TodayPart>
        </Stack>
        <Stack gap={16}>
          <TodayPart title={t('admin.today.sales')} read={sales}>
            {(sums) => <SalesCharts sales={sums} fallback={<LoadingPart />} />}
          </TodayPart>
          <TodayPart title={t('admin.today.bestSellers')} read={products}>
            {({ best_sellers }) => <BestSellerList products={best_sellers} />}
          </TodayPart>
        </Stack>
      </Grid>
    </Stack>
  )
}
