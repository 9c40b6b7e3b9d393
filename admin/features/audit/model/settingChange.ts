import { SETTING_KEYS, type AuditEntry } from '@dukani/contracts'
import { formatDate, type AdminTranslate, type Language } from '@dukani/i18n'
import { SETTING_FIELDS } from '#admin/shared/settingFields.ts'

type Values = AuditEntry['before']

/**
 * What a setting was and has become, in words: the fields that differ.
 * @param id the setting's key
 */
export function settingChange(
  { id, before, after }: { id: string; before: Values; after: Values },
  t: AdminTranslate,
  language: Language,
): string {
  const key = SETTING_KEYS.find((each) => each === id)
  const fields = key === undefined ? [] : SETTING_FIELDS[key]
  // In the order of the form, not of the stored values.
  const names = fields.map(({ name }) => name)
  const named = [...new Set([...names, ...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const differing = named.filter((name) => (before?.[name] ?? '') !== (after?.[name] ?? ''))
  if (differing.length === 0) return ''

  const labelled = (name: string, text: string) => {
    const label = fields.find((field) => field.name === name)?.label
    return label === undefined ? text : `${t(label)}: ${text}`
  }
  const words = (values: Values): string => {
    // What an owner hasn't changed has its default; a notice has none.
    if (values === null) return t(id === 'notice' ? 'admin.product.nothing' : 'admin.settings.default')
    if ('unreadable' in values) return t('admin.settings.notReadable')
    const texts = differing.map((name) => {
      const text = textOf(name, values[name], language)
      return text === '' ? '' : labelled(name, text)
    })
    return texts.filter(Boolean).join(', ') || t('admin.product.nothing')
  }
  return t('admin.audit.fromTo', { before: words(before), after: words(after) })
}

function textOf(name: string, value: unknown, language: Language): string {
  if (typeof value !== 'string') return ''
  return name === 'until' ? (formatDate(value, 'mediumTime', language) ?? value) : value
}
