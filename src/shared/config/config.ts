import { DEFAULT_CONFIG, type RuntimeConfig } from '@dukani/contracts'
import { isRecord } from '../api/adapters/values.ts'

/**
 * Checks a configuration field by field: one wrong or missing value gets its default and leaves the others alone,
 * since this element is edited by hand and a typing slip must not close the shop.
 */
export function parseConfig(raw: unknown): RuntimeConfig {
  const given = isRecord(raw) ? raw : {}
  const valid = Object.entries(DEFAULT_CONFIG).flatMap(([name, standard]) => {
    const value = given[name]
    if (value === undefined) return []
    if (isLike(standard, value)) return [[name, value] as const]
    console.warn(`config: "${name}" is not valid, its default is used`)
    return []
  })
  const config: RuntimeConfig = { ...DEFAULT_CONFIG, ...Object.fromEntries(valid) }
  return { ...config, apiBase: withoutEndSlash(config.apiBase), mediaBase: withoutEndSlash(config.mediaBase) }
}

/** Reads the JSON element `#config` of the page; without one, or with a broken one, everything is at its default. */
export function readConfig(page: Pick<Document, 'getElementById'>): RuntimeConfig {
  const text = page.getElementById('config')?.textContent.trim()
  if (!text) return DEFAULT_CONFIG
  try {
    return parseConfig(JSON.parse(text))
  } catch {
    console.warn('config: the element is not JSON, the defaults are used')
    return DEFAULT_CONFIG
  }
}

/** Whether a value is of the same type as the default: a list is one of numbers, as `mediaWidths` is. */
function isLike(standard: unknown, value: unknown): boolean {
  if (Array.isArray(standard)) return Array.isArray(value) && value.every((one) => typeof one === 'number')
  return typeof value === typeof standard && value !== null
}

function withoutEndSlash(base: string): string {
  return base.trim().replace(/\/+$/, '')
}
