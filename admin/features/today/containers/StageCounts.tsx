import { ORDER_STAGES, type TodayOrders } from '@dukani/contracts'
import { RecordList } from '@dukani/design-system'
import { BOARD, STAGE_NAMES } from '#admin/shared/adminPages.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

/** How many orders wait in each stage; each leads to its column of the board. */
export function StageCounts({ counts }: { counts: TodayOrders }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const link = useAdminLink()
  const boardOf = (stage: string | number) => link(`${BOARD}?stage=${stage}`)
  return (
    <RecordList
      label={t('admin.today.orders')}
      language={language}
      records={ORDER_STAGES.map((stage) => ({
        id: stage,
        href: boardOf(stage).href,
        title: t(STAGE_NAMES[stage]),
        facts: [],
        states: [{ tone: counts[stage] > 0 ? 'yellow' : 'neutral', text: String(counts[stage]) }],
      }))}
      onNavigate={(event, stage) => boardOf(stage).onNavigate(event)}
    />
  )
}
