import { returnFormSchema, type Id, type ReturnFields } from '@dukani/contracts'
import { deleteDraft, saveDraft, savedDraft } from '#shared/forms/savedDraft.ts'

/** The name of an order's return among the drafts that a tab keeps. */
const nameOf = (order: Id) => `return.${order}`

/** Stores what was typed and chosen for a return. */
export function saveReturnDraft(customer: Id, order: Id, { items, reason, pictures }: ReturnFields): void {
  const lists = { items: JSON.stringify(items), pictures: JSON.stringify(pictures) }
  saveDraft(nameOf(order), String(customer), { reason, ...lists })
}

/** This customer's draft of a return of this order; empty when there is none. */
export function savedReturnDraft(customer: Id, order: Id): ReturnFields {
  const { items, reason = '', pictures } = savedDraft(nameOf(order), String(customer), FIELDS)
  return { items: listOf('items', items), reason, pictures: listOf('pictures', pictures) }
}

/** Deletes the draft. */
export const deleteReturnDraft = (order: Id): void => deleteDraft(nameOf(order))

const FIELDS = ['items', 'reason', 'pictures'] as const

/** A stored list; empty when it can't be read, or nothing was chosen. */
function listOf<Name extends 'items' | 'pictures'>(name: Name, text = '[]'): ReturnFields[Name] {
  try {
    return returnFormSchema.shape[name].parse(JSON.parse(text)) as ReturnFields[Name]
  } catch {
    return []
  }
}
