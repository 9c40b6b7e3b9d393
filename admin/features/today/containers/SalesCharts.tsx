import { toTetri, type Sales, type TodaySales } from '@dukani/contracts'
import { BarChart, Stack, Text } from '@dukani/design-system'
import { formatDate, formatMoney, formatWhole } from '@dukani/i18n'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

/** What was sold today and this week, and in the days and weeks before. */
export function SalesCharts({ sales: { days, weeks } }: { sales: TodaySales }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const money = (gel = 0) => formatMoney(toTetri(gel), language)
  const axisText = (value: number) => formatWhole(Math.round(value), language)
  const barOf = ({ from, orders, total }: Sales) => ({
    name: formatDate(from, 'medium', language) ?? from,
    value: total,
    text: money(total),
    details: [String(orders)],
  })
  const labels = { table: t('admin.today.asTable'), chart: t('admin.today.asChart') }
  const columns = (first: string) => [first, t('admin.today.total'), t('admin.orders')] as const
  return (
    <Stack gap={24}>
      <Text>
        {t('admin.today.soFar', { today: money(days.at(-1)?.total), week: money(weeks.at(-1)?.total) })}
      </Text>
      <BarChart
        title={t('admin.today.byDay')}
        bars={days.map(barOf)}
        axisText={axisText}
        columns={columns(t('admin.today.day'))}
        labels={labels}
      />
      <BarChart
        title={t('admin.today.byWeek')}
        bars={weeks.map(barOf)}
        axisText={axisText}
        columns={columns(t('admin.today.week'))}
        labels={labels}
      />
    </Stack>
  )
}
