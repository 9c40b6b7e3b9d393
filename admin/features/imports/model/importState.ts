import { ACTIVE_IMPORT_STATES, type CatalogueImport, type ImportState } from '@dukani/contracts'

/** How often (ms) an import that is under way is read again. */
export const FOLLOW_MS = 1_000

/** Whether the server works on an import. */
export const isActive = ({ state }: Pick<CatalogueImport, 'state'>): boolean =>
  ACTIVE_IMPORT_STATES.some((active) => active === state)

/** The colours of the states. */
export const STATE_TONES = {
  checking: 'blue',
  refused: 'red',
  checked: 'yellow',
  importing: 'blue',
  done: 'green',
  cancelled: 'neutral',
  interrupted: 'red',
} as const satisfies Record<ImportState, string>

/** The share of an import's present step that is done, 0 to 1; null: it isn't known. */
export function shareOf({ progress }: Pick<CatalogueImport, 'progress'>): number | null {
  return progress === null || progress.total === 0 ? null : progress.done / progress.total
}

/** How many products an import writes, or would write. */
export const writtenCount = ({ report }: Pick<CatalogueImport, 'report'>): number =>
  report.added + report.changed
