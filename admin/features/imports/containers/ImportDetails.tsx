import type { CatalogueImport, CatalogueImportDetails } from '@dukani/contracts'
import {
  Button,
  FormMessage,
  Heading,
  Stack,
  StatusChip,
  Text,
  type FormMessageTone,
} from '@dukani/design-system'
import { useAdminText } from '#admin/shared/useAdminText.ts'
import { isActive, STATE_TONES, writtenCount } from '../model/importState.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportCounts } from './ImportCounts.tsx'
import { ImportProblems } from './ImportProblems.tsx'
import { ImportProgress } from './ImportProgress.tsx'

export interface ImportDetailsProps {
  shown: CatalogueImportDetails
  /** called with the import after a change */
  onChanged: (changed: CatalogueImport) => void
  /** called when the server may have a newer state of it */
  onConflict: () => void
  /** Leads to the choice of another file. */
  onAnother: () => void
}

/** A file of products: its check, what would change, its import, and the result. */
export function ImportDetails({ shown, onAnother, ...changes }: ImportDetailsProps) {
  const t = useAdminText()
  const { state, file } = shown
  const outcome = useOutcome(shown)
  return (
    <Stack as="section" gap={16}>
      <Stack direction="row" gap={12} align="center" wrap>
        <Heading level={2} size={22}>
          {file}
        </Heading>
        <StatusChip tone={STATE_TONES[state]}>{t(`admin.import.state.${state}`)}</StatusChip>
      </Stack>
      {isActive(shown) && <ImportProgress shown={shown} />}
      {/* Live regions are announced only when they exist before their text. */}
      <div>
        {(['error', 'success', 'warning'] as const).map((tone) => (
          <FormMessage key={tone} tone={tone}>
            {outcome?.tone === tone ? outcome.text : null}
          </FormMessage>
        ))}
      </div>
      {state !== 'refused' && shown.report.rows > 0 && <ImportCounts report={shown.report} />}
      {state === 'checked' && (
        <Text tone="muted">
          {t(writtenCount(shown) === 0 ? 'admin.import.nothing' : 'admin.import.stocks')}
        </Text>
      )}
      <ImportActions shown={shown} {...changes} />
      {shown.problems.length > 0 && <ImportProblems shown={shown} />}
      {!isActive(shown) && state !== 'checked' && (
        <Stack direction="row" wrap>
          <Button variant="outlined" icon="upload" onClick={onAnother}>
            {t('admin.import.another')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

/** The result of an import in a sentence; null: it hasn't ended. */
function useOutcome(shown: CatalogueImportDetails): { tone: FormMessageTone; text: string } | null {
  const t = useAdminText()
  const count = writtenCount(shown)
  switch (shown.state) {
    case 'done':
      return { tone: 'success', text: t('admin.import.doneText') }
    case 'refused':
      return { tone: 'error', text: shown.refusal ?? '' }
    case 'cancelled':
      return shown.started_at === null
        ? { tone: 'warning', text: t('admin.import.cancelledBefore') }
        : { tone: 'warning', text: t('admin.import.stopped', { count }) }
    case 'interrupted':
      return shown.started_at === null
        ? { tone: 'error', text: t('admin.import.checkInterrupted') }
        : { tone: 'error', text: t('admin.import.interruptedText', { count }) }
    default:
      return null
  }
}
