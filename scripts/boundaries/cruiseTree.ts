import { existsSync } from 'node:fs'
import path from 'node:path'
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser'
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** Folders whose imports are checked. */
const ROOMS = [
  'contracts',
  'i18n',
  'design-system',
  'src',
  'admin',
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
  /** number of modules read; a broken resolver reads few or none, and reports no violations */
  modules: number
  /** one line each: rule, importing file, imported file */
  violations: string[]
}

/** Checks every import of the folders against the rules. */
export async function cruiseTree(configuration: IConfiguration, root: string): Promise<Boundaries> {
  const { options = {}, ...ruleSet } = configuration
  const { enhancedResolveOptions, ...cruiseOptions } = options
  const { output } = await cruise(
    ROOMS.filter((room) => existsSync(path.join(root, room))),
    { ...cruiseOptions, baseDir: root, validate: true, ruleSet },
    { ...enhancedResolveOptions },
    { tsConfig: extractTypeScriptConfig(path.join(root, 'tsconfig.json')) },
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

/**
 * The problems of a result, one line each. The floor detects a run that reports no violations because it read no
 * modules.
 */
export function boundaryProblems({ modules, violations }: Boundaries, modulesAtLeast: number): string[] {
  if (modules >= modulesAtLeast) return violations
  return [
    ...violations,
    `only ${modules} modules were read, at least ${modulesAtLeast} are there: the check is blind`,
  ]
}
