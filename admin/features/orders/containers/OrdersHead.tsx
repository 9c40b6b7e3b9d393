import { Heading, IconButton, PageNav, Stack } from '@dukani/design-system'
import { LiveState } from '#admin/shared/live/LiveState.tsx'
import { BOARD, PAGES } from '#admin/shared/adminPages.ts'
import { useAdminLink } from '#admin/shared/useAdminLink.ts'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { SoundButton } from './SoundButton.tsx'

export interface OrdersHeadProps {
  view: 'list' | 'board'
  onRefresh: () => void
}

/** The head of the list and of the board: the way to the other, the sound, and whether what is shown may be old. */
export function OrdersHead({ view, onRefresh }: OrdersHeadProps) {
  const t = useAdminText()
  const link = useAdminLink()
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" align="center" gap={12}>
        <Heading level={1} size={28}>
          {t('admin.orders')}
        </Heading>
        <Stack direction="row" gap={8}>
          <SoundButton />
          <IconButton icon="refresh" label={t('admin.refresh')} onClick={onRefresh} />
        </Stack>
      </Stack>
      <PageNav
        label={t('admin.orders.views')}
        items={[
          { label: t('admin.orders.list'), current: view === 'list', ...link(PAGES.orders) },
          { label: t('admin.board'), current: view === 'board', ...link(BOARD) },
        ]}
      />
      <LiveState />
    </Stack>
  )
}
