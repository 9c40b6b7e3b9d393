import { runtimeConfigSchema, type RuntimeConfig } from '@dukani/contracts'

/** Every setting at its default: same origin, pictures as they are, no keys. */
export const defaultConfig: RuntimeConfig = runtimeConfigSchema.parse({})

/**
 * Checks a configuration field by field: one wrong or missing value gets its default and leaves the others alone,
 * since this element is edited by hand and a typing slip must not close the shop.
 */
export function parseConfig(raw: unknown): RuntimeConfig {
  const given: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
  const entries = Object.entries(runtimeConfigSchema.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(given[name])
    if (!parsed.success) console.warn(`config: "${name}" is not valid, its default is used`)
    return [name, parsed.success ? parsed.data : schema.parse(undefined)]
  })
  const config = runtimeConfigSchema.parse(Object.fromEntries(entries))
  return { ...config, apiBase: withoutEndSlash(config.apiBase), mediaBase: withoutEndSlash(config.mediaBase) }
}

/** Reads the JSON element `#config` of the page; without one, or with a broken one, everything is at its default. */
export function readConfig(page: Pick<Document, 'getElementById'>): RuntimeConfig {
  const text = page.getElementById('config')?.textContent.trim()
  if (!text) return defaultConfig
  try {
    return parseConfig(JSON.parse(text))
  } catch {
    console.warn('config: the element is not JSON, the defaults are used')
    return defaultConfig
  }
}

function withoutEndSlash(base: string): string {
  return base.trim().replace(/\/+$/, '')
}
