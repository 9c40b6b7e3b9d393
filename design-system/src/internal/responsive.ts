import type { Theme } from '@mui/material/styles'
import { breakpoints, type Breakpoint } from '../theme/tokens.ts'

/** One value for all widths, or a value per breakpoint that holds from there upwards. */
export type Responsive<T> = T | Partial<Record<Breakpoint, T>>

type Rule = Record<string, unknown>

function isPerBreakpoint<T>(value: Responsive<T>): value is Partial<Record<Breakpoint, T>> {
  return typeof value === 'object' && value !== null
}

/** Style rules for a value that may change with the width: CSS alone, so the server's page is right already. */
export function responsive<T>(
  theme: Theme,
  value: Responsive<T> | undefined,
  toRule: (value: T) => Rule,
): Rule {
  if (value === undefined) return {}
  if (!isPerBreakpoint(value)) return toRule(value)
  const rules: Rule = {}
  for (const name of Object.keys(breakpoints) as Breakpoint[]) {
    const step = value[name]
    if (step === undefined) continue
    if (name === 'xs') Object.assign(rules, toRule(step))
    else rules[theme.breakpoints.up(name)] = toRule(step)
  }
  return rules
}

/**
 * Rules of several responsive props in one object. Queries are merged, narrow first, because a later one must win
 * whichever prop it came from.
 */
export function mergeRules(theme: Theme, ...all: readonly Rule[]): Rule {
  const plain: Rule = {}
  const queries = new Map<string, Rule>()
  for (const rules of all) {
    for (const [key, value] of Object.entries(rules)) {
      if (key.startsWith('@media')) queries.set(key, { ...queries.get(key), ...(value as Rule) })
      else plain[key] = value
    }
  }
  for (const name of Object.keys(breakpoints) as Breakpoint[]) {
    const rules = queries.get(theme.breakpoints.up(name))
    if (rules) plain[theme.breakpoints.up(name)] = rules
  }
  return plain
}
