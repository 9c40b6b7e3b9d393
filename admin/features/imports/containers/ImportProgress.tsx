import type { CatalogueImport } from '@dukani/contracts'
import { ProgressBar, Stack, Text, VisuallyHidden } from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { shareOf } from '../model/importState.ts'

/** Each tenth is announced to screen readers. More announcements would interrupt other ones. */
const ANNOUNCED_PERCENT = 10

/** How far a check or an import is. */
export function ImportProgress({ shown }: { shown: CatalogueImport }) {
  const t = useAdminText()
  const { state, progress, cancelling } = shown
  const share = shareOf(shown)
  const percent = Math.floor(((share ?? 0) * 100) / ANNOUNCED_PERCENT) * ANNOUNCED_PERCENT
  const name = t(`admin.import.state.${state}`)
  const text =
    progress === null
      ? t('admin.import.waiting')
      : t(`admin.import.step.${progress.step}`, { done: progress.done, total: progress.total })
  return (
    <Stack gap={8}>
      <ProgressBar label={name} share={share} />
      <Text numeric>{cancelling ? t('admin.import.cancelling') : text}</Text>
      <VisuallyHidden role="status">
        {cancelling ? t('admin.import.cancelling') : `${name}: ${t('admin.import.percent', { percent })}`}
      </VisuallyHidden>
    </Stack>
  )
}
