import { MAX_PAPERS, PAPER_KINDS, type Id, type ShopOrder } from '@dukani/contracts'
import { Button, Checkbox, FormMessage, SegmentedControl, Stack } from '@dukani/design-system'
import { useState } from 'react'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { PapersLink } from './PapersLink.tsx'

/** Chooses what is printed for which of some orders. All of them are chosen at first. */
export function PaperChoice({ orders }: { orders: readonly ShopOrder[] }) {
  const t = useAdminText()
  const [kind, setKind] = useState<(typeof PAPER_KINDS)[number]>('packingSlip')
  // An order that is loaded later is chosen, too.
  const [excludedIds, setExcludedIds] = useState<ReadonlySet<Id>>(new Set())
  const chosen = orders.filter(({ id }) => !excludedIds.has(id))
  const isAllChosen = chosen.length === orders.length
  const toggle = (id: Id) => {
    const next = new Set(excludedIds)
    if (!next.delete(id)) next.add(id)
    setExcludedIds(next)
  }
  const toggleAll = () => setExcludedIds(new Set(isAllChosen ? orders.map(({ id }) => id) : []))
  const problem =
    chosen.length === 0
      ? t('admin.papers.noneChosen')
      : chosen.length > MAX_PAPERS
        ? t('admin.papers.tooMany', { count: MAX_PAPERS })
        : undefined
  const label = t('admin.papers.open', { count: chosen.length })
  return (
    <Stack gap={16}>
      <SegmentedControl
        legend={t('admin.papers.kind')}
        segments={PAPER_KINDS.map((value) => ({ value, label: t(`admin.papers.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Stack as="fieldset" gap={0} aria-label={t('admin.orders')}>
        <Checkbox
          label={t('admin.papers.all')}
          checked={isAllChosen}
          indeterminate={!isAllChosen && chosen.length > 0}
          onChange={toggleAll}
        />
        {orders.map(({ id, order_number, customer, city }) => (
          <Checkbox
            key={id}
            label={[order_number, customer.name || customer.email, city].filter(Boolean).join(' · ')}
            checked={!excludedIds.has(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </Stack>
      <FormMessage tone="warning">{problem}</FormMessage>
      <Stack align={{ xs: 'stretch', md: 'start' }}>
        {problem === undefined ? (
          <PapersLink kind={kind} ids={chosen.map(({ id }) => id)}>
            {label}
          </PapersLink>
        ) : (
          <Button icon="print" disabled>
            {label}
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
