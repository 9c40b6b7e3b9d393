import { Button, EmptyState, FormMessage, Heading, Stack, Text } from '@dukani/design-system'
import { useState } from 'react'
import { CodeForm } from '#admin/features/stock/containers/CodeForm.tsx'
import { CountResults, CountReview } from '#admin/features/stock/containers/CountReview.tsx'
import { CountRows } from '#admin/features/stock/containers/CountRows.tsx'
import { useStockCount, type StockCounting } from '#admin/features/stock/containers/useStockCount.ts'
import { canScan } from '#admin/features/stock/model/barcodeDetector.ts'
import { differenceOf, isCountable } from '#admin/features/stock/model/countRows.ts'
import { LoadingPart } from '#admin/shared/LoadingPart.tsx'
import { PageHead } from '#admin/shared/PageHead.tsx'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'

const CameraScanner = lazyPart(
  async () => (await import('#admin/features/stock/containers/CameraScanner.tsx')).CameraScanner,
)

/** Counts what is on the shelves: scanned or typed, then compared with the stock, and applied. */
export function StockCountPage() {
  const t = useAdminText()
  useAdminHead(t('admin.stock'))
  const counting = useStockCount()
  const [isReviewed, setReviewed] = useState(false)
  const { applied, isSent, restart } = counting
  return (
    <Stack gap={16}>
      <PageHead title={t('admin.stock')} />
      {applied !== null ? (
        <>
          <FormMessage tone="success">{t('admin.stock.done')}</FormMessage>
          <CountResults rows={applied} />
          <div>
            <Button
              onClick={() => {
                setReviewed(false)
                restart()
              }}
            >
              {t('admin.stock.another')}
            </Button>
          </div>
        </>
      ) : isReviewed || isSent ? (
        <Review counting={counting} onBack={() => setReviewed(false)} />
      ) : (
        <Counting counting={counting} onReview={() => setReviewed(true)} />
      )}
    </Stack>
  )
}

function Counting({ counting, onReview }: { counting: StockCounting; onReview: () => void }) {
  const t = useAdminText()
  const [isScanning, setScanning] = useState(false)
  const { rows, last, scan, change, restart } = counting
  const add = (code: string) => void scan(code)
  return (
    <>
      <Text tone="muted">{t('admin.stock.hint')}</Text>
      <CodeForm onCode={add} />
      {canScan() && (
        <div>
          <Button variant="outlined" icon="camera" onClick={() => setScanning(!isScanning)}>
            {t(isScanning ? 'admin.stock.cameraOff' : 'admin.stock.cameraOn')}
          </Button>
        </div>
      )}
      {isScanning && <CameraScanner onCode={add} fallback={<LoadingPart />} />}
      {/* Live regions are announced only when they exist before their text. */}
      <div>
        <FormMessage tone="error">{last?.isAdded === false ? last.text : null}</FormMessage>
        <FormMessage tone="success">{last?.isAdded === true ? last.text : null}</FormMessage>
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="shelf" title={t('admin.stock.none')} text={t('admin.stock.noneText')} />
      ) : (
        <>
          <CountRows rows={rows} onChange={change} />
          <Stack direction="row" gap={12} wrap>
            <Button size="large" disabled={!isCountable(rows)} onClick={onReview}>
              {t('admin.stock.toReview')}
            </Button>
            <Button size="large" variant="outlined" onClick={restart}>
              {t('admin.stock.discard')}
            </Button>
          </Stack>
        </>
      )}
    </>
  )
}

function Review({ counting, onBack }: { counting: StockCounting; onBack: () => void }) {
  const t = useAdminText()
  const { rows, isSent, isSending, failure, apply } = counting
  const changed = rows.filter((row) => differenceOf(row) !== 0).length
  return (
    <>
      <Heading level={2} size={22}>
        {t('admin.stock.review')}
      </Heading>
      <Text>{t('admin.stock.changed', { count: changed })}</Text>
      <CountReview rows={rows} />
      {/* Live regions are announced only when they exist before their text. */}
      <div>
        <FormMessage tone="error">{failure}</FormMessage>
      </div>
      <Stack direction="row" gap={12} wrap>
        <Button size="large" pending={isSending} onClick={() => void apply()}>
          {t('admin.stock.apply')}
        </Button>
        {!isSent && (
          <Button size="large" variant="outlined" onClick={onBack}>
            {t('admin.stock.back')}
          </Button>
        )}
      </Stack>
    </>
  )
}
