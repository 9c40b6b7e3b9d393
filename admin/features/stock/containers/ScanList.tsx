import { Stack, Text } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import type { Scan } from './useScans.ts'

/** What became of the last codes, newest first. Each is announced politely. */
export function ScanList({ scans }: { scans: readonly Scan[] }) {
  const t = useAdminText()
  return (
    // A live region is announced only when it exists before its text.
    <div role="log" aria-label={t('admin.stock.scans')}>
      {scans.length > 0 && (
        <Stack as="ul" role="list" gap={4}>
          {scans.map(({ id, isAdded, text }) => (
            <Text key={id} as="li" size={14} tone={isAdded ? 'success' : 'error'}>
              {text}
            </Text>
          ))}
        </Stack>
      )}
    </div>
  )
}
