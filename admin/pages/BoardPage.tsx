import { ORDER_STAGES, shopOrderPartSchema, type OrderStage } from '@dukani/contracts'
import { Box, Grid, SegmentedControl, Stack } from '@dukani/design-system'
import { BoardColumn } from '#admin/features/orders/containers/BoardColumn.tsx'
import { OrderStepQuestion, useOrderSteps } from '#admin/features/orders/containers/OrderStepQuestion.tsx'
import { OrdersHead } from '#admin/features/orders/containers/OrdersHead.tsx'
import { STAGE_NAMES } from '#admin/shared/adminPages.ts'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { useAddress } from '#admin/shared/useAddress.ts'
import { useAdminHead } from '#admin/shared/useAdminHead.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { useParts } from '#admin/shared/useParts.ts'

const ORDERS = '/v1/admin/orders/'

/** The open orders in columns, by what has to be done next. On a phone one column is shown, which the address names. */
export function BoardPage() {
  const t = useAdminText()
  useAdminHead(t('admin.board'))
  const [address, setAddress] = useAddress()
  const shown = ORDER_STAGES.find((stage) => stage === address.get('stage')) ?? 'prepare'
  const columns = {
    transfer: useParts(ORDERS, { stage: 'transfer' }, shopOrderPartSchema),
    prepare: useParts(ORDERS, { stage: 'prepare' }, shopOrderPartSchema),
    prepared: useParts(ORDERS, { stage: 'prepared' }, shopOrderPartSchema),
    onTheWay: useParts(ORDERS, { stage: 'onTheWay' }, shopOrderPartSchema),
  }
  const refresh = () => {
    for (const stage of ORDER_STAGES) columns[stage].refresh()
  }
  useLiveRefresh(refresh)
  const { ask, question } = useOrderSteps(refresh, refresh)
  const nameOf = (stage: OrderStage) => {
    const { items, status } = columns[stage]
    const name = t(STAGE_NAMES[stage])
    return items === null ? name : `${name} · ${items.length}${status === 'idle' ? '+' : ''}`
  }
  return (
    <Stack gap={16}>
      <OrdersHead view="board" printed="stage=prepare" onRefresh={refresh} />
      <Box hideFrom="md">
        <SegmentedControl
          legend={t('admin.board.stage')}
          segments={ORDER_STAGES.map((stage) => ({ value: stage, label: nameOf(stage) }))}
          value={shown}
          onChange={(stage) => setAddress({ stage }, { replace: true })}
        />
      </Box>
      <Grid columns={{ xs: 1, md: 2, xl: 4 }} gap={16} align="start">
        {ORDER_STAGES.map((stage) => (
          <Box key={stage} {...(stage !== shown && { hideBelow: 'md' })}>
            <BoardColumn
              stage={stage}
              orders={columns[stage]}
              onStep={(step, order) => ask({ step, order })}
            />
          </Box>
        ))}
      </Grid>
      <OrderStepQuestion question={question} />
    </Stack>
  )
}
