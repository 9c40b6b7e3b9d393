import { RecordList } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { differenceOf, itemName, rowKey, signed, type AppliedRow, type CountRow } from '../model/countRows.ts'

/** What was expected of each thing, what was counted, and the difference. */
export function CountReview({ rows }: { rows: readonly CountRow[] }) {
  const t = useAdminText()
  const { language } = useLanguage()
  return (
    <RecordList
      label={t('admin.stock.review')}
      language={language}
      records={rows.map((row) => {
        const difference = differenceOf(row)
        return {
          id: rowKey(row.item),
          title: itemName(row.item),
          facts: [
            t('admin.stock.expected', { count: row.item.stock }),
            t('admin.stock.countedIs', { count: row.item.stock + difference }),
          ],
          states: [
            difference === 0
              ? { tone: 'green' as const, text: t('admin.stock.same') }
              : {
                  tone: 'yellow' as const,
                  text: t('admin.stock.difference', { difference: signed(difference) }),
                },
          ],
        }
      })}
    />
  )
}

/** What a count did to each stock. */
export function CountResults({ rows }: { rows: readonly AppliedRow[] }) {
  const t = useAdminText()
  const { language } = useLanguage()
  const stateOf = ({ state, missing }: AppliedRow['result']) => {
    if (state === 'applied') return { tone: 'green' as const, text: t('admin.stock.applied') }
    if (state === 'short')
      return { tone: 'yellow' as const, text: t('admin.stock.short', { count: missing }) }
    return { tone: 'red' as const, text: t('admin.stock.gone') }
  }
  return (
    <RecordList
      label={t('admin.stock.results')}
      language={language}
      records={rows.map(({ item, result }) => ({
        id: rowKey(item),
        title: itemName(item),
        facts: [result.state === 'gone' ? '' : t('admin.stock.now', { count: result.stock })],
        states: [stateOf(result)],
      }))}
    />
  )
}
