import { persisted } from '../state/persisted.ts'
import { DRAFT_PREFIX } from './clearDrafts.ts'

/**
 * Keeps what a customer has typed for this tab: a session that turns out to be over loads the page anew (AUTH-11). Where
 * storage is refused nothing is kept.
 * @param name of the form
 */
export function saveDraft(name: string, customer: string, texts: Record<string, string | undefined>): void {
  draftOf(name).set({ customer, texts })
}

/** The draft of these fields that this customer typed; empty for everyone else. */
export function savedDraft<Field extends string>(
  name: string,
  customer: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const given = draftOf(name).get()
  if (given?.['customer'] !== customer) return {}
  const texts = recordOf(given['texts'])
  const kept: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const text = texts[field]
    if (typeof text === 'string') kept[field] = text
  }
  return kept
}

/** Deletes a form's draft. */
export const deleteDraft = (name: string): void => draftOf(name).set(null)

const draftOf = (name: string) =>
  persisted({
    key: DRAFT_PREFIX + name,
    read: (text) => recordOf(JSON.parse(text)),
    storage: () => sessionStorage,
  })

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
