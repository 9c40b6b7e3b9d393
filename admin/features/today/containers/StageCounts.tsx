import { ORDER_STAGES, type TodayOrders } from '@dukani/contracts'
import { RecordList } from '@dukani/design-system'
import { BOARD, PAGES, STAGE_NAMES } from '#admin/shared/adminPages.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

/**
 * How many orders wait in each stage, and how many returns are open. Each number links to its column of the board or to its
 * list.
 */
export function StageCounts({ counts }: { counts: TodayOrders }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const link = useAdminLink()
  const rows = [
    ...ORDER_STAGES.map((stage) => ({
      id: stage,
      title: t(STAGE_NAMES[stage]),
      count: counts[stage],
      target: link(`${BOARD}?stage=${stage}`),
    })),
    {
      ...{ id: 'returns', title: t('admin.returns'), count: counts.returns },
      target: link(`${PAGES.returns}?state=open`),
    },
  ]
  return (
    <RecordList
      label={t('admin.today.orders')}
      language={language}
      records={rows.map(({ id, title, count, target }) => ({
        id,
        href: target.href,
        title,
        facts: [],
        count: { tone: count > 0 ? 'yellow' : 'neutral', text: String(count) },
      }))}
      onNavigate={(event, id) => rows.find((row) => row.id === id)?.target.onNavigate(event)}
    />
  )
}
