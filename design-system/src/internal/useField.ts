import { useId, type ReactNode } from 'react'

/** Texts of a form field. */
export interface FieldTexts {
  /** Label above the field. */
  label: string
  /** The word beside the label: required or optional. Part of the description. */
  requirement?: ReactNode
  /** Help text under the field. */
  hint?: string
  /** Error message under the field, announced when it appears and read before the hint. */
  error?: string
}

/** The ids of a field and of its descriptions. */
export interface FieldIds {
  field: string
  error: string
  requirement: string
  hint: string
}

/** ARIA attributes that connect a field to its texts. */
export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * Connects a field to its texts: the error is read first, then the requirement and the hint.
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
