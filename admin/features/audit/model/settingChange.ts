import type { AuditEntry } from '@dukani/contracts'
import { formatDate, type AdminTranslate, type Language } from '@dukani/i18n'

/** The fields of a setting that differ, with the old and the new value. */
export function settingChange(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  t: AdminTranslate,
  language: Language,
): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const differing = names.filter((name) => before?.[name] !== after?.[name])
  if (differing.length === 0) return ''
  const words = (values: AuditEntry['before']) =>
    differing.flatMap((name) => wordsOf(name, values?.[name], language)).join(', ') ||
    t('admin.product.nothing')
  return t('admin.audit.fromTo', { before: words(before), after: words(after) })
}

function wordsOf(name: string, value: unknown, language: Language): string[] {
  if (typeof value !== 'string' || value === '') return []
  return [name === 'until' ? (formatDate(value, 'mediumTime', language) ?? value) : value]
}
