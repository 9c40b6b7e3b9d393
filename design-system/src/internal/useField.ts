import { useId, type ReactNode } from 'react'

/** What every field of a form says besides its own text. */
export interface FieldTexts {
  /** Stands above the field and names it. */
  label: string
  /** The word beside the label: that it is required, or that it is optional. Read as a description. */
  requirement?: ReactNode
  /** How to fill it in, under the field. */
  hint?: string
  /** Why it is refused: drawn under the field, announced when it appears, read with the field before the hint. */
  error?: string
}

/** The ids of a field and of what describes it. */
export interface FieldIds {
  field: string
  error: string
  requirement: string
  hint: string
}

/** The attributes by which a field is tied to its texts. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * Ties a field to its texts: the error is read first, then the requirement and the hint.
 * @param own id and description that the caller gave; the description is read last
 */
export function useField(
  texts: Omit<FieldTexts, 'label'>,
  own: { id?: string; 'aria-describedby'?: string },
): { ids: FieldIds; wiring: FieldWiring } {
  const made = useId()
  const field = own.id ?? made
  const ids = {
    field,
    error: `${field}-error`,
    requirement: `${field}-requirement`,
    hint: `${field}-hint`,
  }
  const described = [
    texts.error && ids.error,
    texts.requirement && ids.requirement,
    texts.hint && ids.hint,
    own['aria-describedby'],
  ].filter(Boolean)
  return {
    ids,
    wiring: {
      id: field,
      'aria-describedby': described.join(' ') || undefined,
      'aria-invalid': texts.error ? true : undefined,
    },
  }
}
