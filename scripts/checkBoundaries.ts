// Checks import rules, and that components have a story and docs. Fails on a violation, or when it reads too few
// modules.
import { boundaryProblems, cruiseTree } from './boundaries/cruiseTree.ts'
import { missingDocs } from './boundaries/missingDocs.ts'
import { missingStories } from './boundaries/missingStories.ts'
import { configuration } from './boundaries/rules.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { projectDir } from './lib/tools.ts'

/**
 * Minimum number of modules: when dependency-cruiser can't read TypeScript, it reads none and reports no violations.
 * Raise it as the project grows.
 */
const MODULES_AT_LEAST = 600

readCommandLine({
  usage: 'run boundaries',
  about:
    'Checks the import rules (scripts/boundaries/rules.ts), and that every component and page has stories and docs.',
})
const boundaries = await cruiseTree(configuration, projectDir)
const problems = [
  ...boundaryProblems(boundaries, MODULES_AT_LEAST),
  ...missingStories(projectDir),
  ...missingDocs(projectDir),
]

for (const problem of problems) console.error(problem)
console.log(`${boundaries.modules} modules read, ${problems.length} violations`)
process.exitCode = problems.length === 0 ? 0 : 1
