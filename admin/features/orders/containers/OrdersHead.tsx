import { IconButton, PageNav, Stack } from '@dukani/design-system'
import { BOARD, PAGES, PAPERS } from '#admin/shared/adminPages.ts'
import { PageHeader } from '#admin/shared/PageHeader.tsx'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { SoundButton } from './SoundButton.tsx'

export interface OrdersHeadProps {
  view: 'list' | 'board'
  /** the query of the orders whose papers are offered for printing */
  printed: string
  onRefresh: () => void
}

/** The head of the list and of the board: the way to the other, printing and the sound. */
export function OrdersHead({ view, printed, onRefresh }: OrdersHeadProps) {
  const t = useAdminText()
  const link = useAdminLink()
  return (
    <Stack gap={4}>
      <PageHeader title={t('admin.orders')}>
        <SoundButton />
        <IconButton icon="refresh" label={t('admin.refresh')} onClick={onRefresh} />
      </PageHeader>
      <PageNav
        label={t('admin.orders.views')}
        items={[
          { label: t('admin.orders.list'), current: view === 'list', ...link(PAGES.orders) },
          { label: t('admin.board'), current: view === 'board', ...link(BOARD) },
          { label: t('admin.papers'), current: false, ...link(`${PAPERS}?${printed}`) },
        ]}
      />
    </Stack>
  )
}
