import { DRAFT_PREFIX } from './dropDrafts.ts'

/**
 * Keeps what a customer has typed for this tab: a session that turns out to be over loads the page anew (AUTH-11). Where
 * storage is refused nothing is kept.
 * @param name of the form
 */
export function keepDraft(name: string, customer: string, texts: Record<string, string | undefined>): void {
  try {
    sessionStorage.setItem(DRAFT_PREFIX + name, JSON.stringify({ customer, texts }))
  } catch {
    // Refused or full.
  }
}

/** What this customer had typed, of these fields; nothing for anybody else. */
export function keptDraft<Field extends string>(
  name: string,
  customer: string,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  try {
    const given = recordOf(JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + name) ?? 'null'))
    if (given['customer'] !== customer) return {}
    const texts = recordOf(given['texts'])
    const kept: Partial<Record<Field, string>> = {}
    for (const field of fields) {
      const text = texts[field]
      if (typeof text === 'string') kept[field] = text
    }
    return kept
  } catch {
    return {}
  }
}

/** Forgets what was typed into a form. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(DRAFT_PREFIX + name)
  } catch {
    // Refused: nothing was kept.
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
