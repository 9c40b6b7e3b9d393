import { existsSync } from 'node:fs'
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser'
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** Where code that has boundaries lives. */
export const ROOMS = [
  'contracts',
  'i18n',
  'design-system',
  'src',
  'server',
  'mocks',
  'stories',
  '.storybook',
  'tests',
  'e2e',
  'scripts',
  'bench',
]

export interface Boundaries {
  /** modules that were read; a resolver that went blind reads few or none, and finds nothing wrong with them */
  modules: number
  /** one line each: rule, importing file, imported file */
  violations: string[]
}

/** Reads every import under the current folder and holds it against the rules of `.dependency-cruiser.mjs`. */
export async function cruiseTree(configuration: IConfiguration): Promise<Boundaries> {
  const { options = {}, ...ruleSet } = configuration
  const { enhancedResolveOptions, ...cruiseOptions } = options
  const { output } = await cruise(
    ROOMS.filter((room) => existsSync(room)),
    { ...cruiseOptions, validate: true, ruleSet, outputType: undefined },
    { ...enhancedResolveOptions, bustTheCache: true },
    { tsConfig: extractTypeScriptConfig('tsconfig.json') },
  )
  const { summary } = output as ICruiseResult
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to, cycle }) => {
      const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to
      return `${rule.name}: ${from}${from === path ? '' : ` → ${path}`}`
    }),
  }
}
