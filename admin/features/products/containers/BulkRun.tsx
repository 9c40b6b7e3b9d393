import {
  bulkRowPartSchema,
  toTetri,
  type BulkRow,
  type BulkRowState,
  type BulkState,
} from '@dukani/contracts'
import { Button, EmptyState, FormMessage, RecordList, Stack, Text } from '@dukani/design-system'
import { formatMoney } from '@dukani/i18n'
import { useEffect, useRef } from 'react'
import { PartList } from '#admin/shared/PartList.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useParts } from '#admin/shared/useParts.ts'
import { useLanguage } from '#shared/language/LanguageProvider.tsx'
import { bulkPath } from '../api/bulk.ts'
import { useBulkRun } from './useBulkRun.ts'

const TONES = {
  waiting: 'neutral',
  applied: 'green',
  changed: 'yellow',
  undone: 'blue',
  kept: 'yellow',
} as const

export interface BulkRunProps {
  state: BulkState
  /** called with how far the change is after each part */
  onState: (state: BulkState) => void
}

/** What a change does to each product, and the buttons that make it and take it back. */
export function BulkRun({ state: { id, counts }, onState }: BulkRunProps) {
  const t = useAdminText()
  const { language } = useLanguage()
  const rows = useParts(`${bulkPath(id)}rows/`, {}, bulkRowPartSchema)
  const { running, failure, start, stop } = useBulkRun(id, onState, rows.refresh)
  const last = useRef(running)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button was replaced by another one.
    if (last.current !== running && document.activeElement === document.body)
      buttons.current?.querySelector('button')?.focus()
    last.current = running
  }, [running])
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const arrow = (before: string, after: string) => (before === after ? '' : `${before} → ${after}`)
  const shownWord = (published: boolean) => t(published ? 'admin.products.shown' : 'admin.products.hidden')
  const facts = ({ before, after, specifications }: BulkRow) => [
    arrow(formatMoney(toTetri(before.price), language), formatMoney(toTetri(after.price), language)),
    specifications > 0 ? t('admin.bulk.specifications', { count: specifications }) : '',
    before.stock === after.stock ? '' : `${t('admin.products.stock')}: ${before.stock} → ${after.stock}`,
    arrow(before.category ?? '–', after.category ?? '–'),
    arrow(shownWord(before.published), shownWord(after.published)),
  ]
  const numberOf = (each: BulkRowState) => t(`admin.bulk.count.${each}`, { count: counts[each] })
  return (
    <Stack gap={16}>
      <div role="status">
        <Text weight="medium">
          {(['waiting', 'applied', 'changed', 'undone', 'kept'] as const)
            .filter((each) => counts[each] > 0)
            .map(numberOf)
            .join(' · ')}
        </Text>
      </div>
      {/* Live regions are announced only when they exist before their text. */}
      <div>
        <FormMessage tone="error">{failure}</FormMessage>
      </div>
      <div ref={buttons}>
        <Stack direction="row" gap={12} wrap>
          {running === null && counts.waiting > 0 && (
            <Button size="large" onClick={() => start('apply')}>
              {t('admin.bulk.apply', { count: counts.waiting })}
            </Button>
          )}
          {running === null && counts.applied > 0 && (
            <Button size="large" variant="outlined" icon="undo" onClick={() => start('undo')}>
              {t('admin.bulk.undo', { count: counts.applied })}
            </Button>
          )}
          {running !== null && (
            <Button size="large" variant="outlined" onClick={stop}>
              {t('admin.bulk.stop')}
            </Button>
          )}
        </Stack>
      </div>
      {total === 0 ? (
        <EmptyState drawing="parcel" title={t('admin.bulk.nothing')} />
      ) : (
        <PartList parts={rows} empty={null}>
          {(items) => (
            <RecordList
              label={t('admin.bulk')}
              language={language}
              records={items.map((row) => ({
                id: row.id,
                title: row.name,
                facts: facts(row),
                states: [{ tone: TONES[row.state], text: t(`admin.bulk.state.${row.state}`) }],
              }))}
            />
          )}
        </PartList>
      )}
    </Stack>
  )
}
