import { Button, EmptyState, FormMessage, Stack, Text } from '@dukani/design-system'
import { Camera } from '#admin/features/stock/containers/Camera.tsx'
import { CodeForm } from '#admin/features/stock/containers/CodeForm.tsx'
import { CountApplying } from '#admin/features/stock/containers/CountApplying.tsx'
import { CountResults } from '#admin/features/stock/containers/CountReview.tsx'
import { CountRows } from '#admin/features/stock/containers/CountRows.tsx'
import { ScanList } from '#admin/features/stock/containers/ScanList.tsx'
import { useStockCount, type StockCounting } from '#admin/features/stock/containers/useStockCount.ts'
import { canScan } from '#admin/features/stock/model/barcodeDetector.ts'
import { isCountable } from '#admin/features/stock/model/countRows.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** Counts what is on the shelves: scanned or typed, then compared with the stock, and applied. */
export function StockCountPage() {
  const t = useAdminText()
  useAdminHead(t('admin.stock'))
  const counting = useStockCount()
  const { state, applied, readAgain, restart } = counting
  const lost = readAgain?.lost ?? []
  return (
    <Stack gap={16}>
      {/* Live regions are announced only when they exist before their text. */}
      <Stack gap={applied === null && readAgain === null ? 0 : 16}>
        <PageHeader title={t('admin.stock')} />
        <FormMessage tone="success">{applied && t('admin.stock.done')}</FormMessage>
        <FormMessage tone="warning">
          {readAgain &&
            [t('admin.stock.readAgain'), lost.length > 0 && t('admin.stock.lost', { names: lost.join(', ') })]
              .filter(Boolean)
              .join(' ')}
        </FormMessage>
      </Stack>
      {applied !== null ? (
        <>
          <CountResults rows={applied} />
          <div>
            <Button onClick={restart}>{t('admin.stock.another')}</Button>
          </div>
        </>
      ) : state === 'counting' ? (
        <Counting counting={counting} />
      ) : (
        <CountApplying counting={counting} />
      )}
    </Stack>
  )
}

function Counting({ counting }: { counting: StockCounting }) {
  const t = useAdminText()
  const { rows, scans, isLooking, scan, change, review, discard } = counting
  const add = (code: string) => void scan(code)
  return (
    <>
      <Text tone="muted">{t('admin.stock.hint')}</Text>
      <Stack gap={scans.length === 0 ? 0 : 12}>
        <CodeForm onCode={add} />
        <ScanList scans={scans} />
      </Stack>
      {canScan() && <Camera onCode={add} />}
      {rows.length === 0 ? (
        <EmptyState drawing="shelf" title={t('admin.stock.none')} text={t('admin.stock.noneText')} />
      ) : (
        <>
          <CountRows rows={rows} onChange={change} />
          <Stack direction="row" gap={12} wrap>
            <Button size="large" pending={isLooking} disabled={!isCountable(rows)} onClick={review}>
              {t('admin.stock.toReview')}
            </Button>
            <Button size="large" variant="outlined" onClick={discard}>
              {t('admin.stock.discard')}
            </Button>
          </Stack>
        </>
      )}
    </>
  )
}
