import type { TodaySearches } from '@dukani/contracts'
import { RecordList, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'

/** What shoppers searched and didn't find. */
export function MissedSearches({ searches: { results } }: { searches: TodaySearches }) {
  const t = useAdminText()
  const { language } = useLanguage()
  if (results.length === 0) return <Text tone="muted">{t('admin.today.noMisses')}</Text>
  return (
    <RecordList
      label={t('admin.today.searches')}
      language={language}
      records={results.map(({ text, count }) => ({
        id: text,
        title: text,
        facts: [],
        count: { tone: 'neutral', text: t('admin.today.times', { count }) },
      }))}
    />
  )
}
