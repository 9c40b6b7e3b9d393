import { Text } from '@dukani/design-system'
import { useAdminText } from '../useAdminText.ts'
import { useLive } from './LiveContext.ts'

/** Says that what was loaded last is shown, while events don't arrive. */
export function LiveState() {
  const t = useAdminText()
  const { isConnected } = useLive()
  return (
    <Text size={14} tone="muted" role="status">
      {isConnected ? '' : t('admin.live.lost')}
    </Text>
  )
}
