import type { OrderStage, ShopOrder } from '@dukani/contracts'
import { Heading, Stack, Text } from '@dukani/design-system'
import { useId } from 'react'
import { STAGE_NAMES } from '#admin/shared/adminPages.ts'
import { LoadingPart } from '#admin/shared/LoadingPart.tsx'
import { PartList } from '#admin/shared/PartList.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { Parts } from '#admin/shared/useParts.ts'
import { STAGE_STEPS } from '../model/boardSteps.ts'
import type { OrderStep } from '../model/orderSteps.ts'
import { BoardCard } from './BoardCard.tsx'

export interface BoardColumnProps {
  stage: OrderStage
  orders: Parts<ShopOrder>
  onStep: (step: OrderStep, order: ShopOrder) => void
}

/** The orders of a stage, the one that waits longest first. */
export function BoardColumn({ stage, orders, onStep }: BoardColumnProps) {
  const t = useAdminText()
  const id = useId()
  const step = STAGE_STEPS[stage]
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size={18} id={id}>
        {t(STAGE_NAMES[stage])}
      </Heading>
      <PartList
        parts={orders}
        empty={<Text tone="muted">{t('admin.board.none')}</Text>}
        loading={<LoadingPart />}
      >
        {(items) => (
          <Stack as="ul" role="list" gap={12}>
            {items.map((order) => (
              <BoardCard key={order.id} order={order} step={step} onStep={() => onStep(step, order)} />
            ))}
          </Stack>
        )}
      </PartList>
    </Stack>
  )
}
