/** The trimmed text of a form's field; '' if it has none. */
export function formText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
