import { Button, FormMessage, Heading, Stack, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { differenceOf } from '../model/countRows.ts'
import { CountReview } from './CountReview.tsx'
import type { StockCounting } from './useStockCount.ts'

/** Compares a count with the stock and applies it; says so when it isn't known whether it was applied. */
export function CountApplying({ counting }: { counting: StockCounting }) {
  const t = useAdminText()
  const { rows, state, isSending, failure, apply, goOn, discard } = counting
  const changed = rows.filter((row) => differenceOf(row) !== 0).length
  const isForgotten = state === 'forgotten'
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
        <FormMessage tone="warning">
          {state === 'counting' || state === 'review' || isSending ? null : t(`admin.stock.${state}`)}
        </FormMessage>
      </div>
      <Stack direction="row" gap={12} wrap>
        <Button size="large" pending={isSending} onClick={() => void apply()}>
          {t(isForgotten ? 'admin.stock.compareAgain' : 'admin.stock.apply')}
        </Button>
        {state === 'review' && (
          <Button size="large" variant="outlined" onClick={goOn}>
            {t('admin.stock.back')}
          </Button>
        )}
        {isForgotten && (
          <Button size="large" variant="outlined" onClick={discard}>
            {t('admin.stock.discard')}
          </Button>
        )}
      </Stack>
    </>
  )
}
