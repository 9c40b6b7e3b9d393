// Who may import whom, and which components owe a story or the notes of their docs page. Fails on any violation, and when it reads too little to know.
import { boundaryProblems, cruiseTree } from './boundaries/cruiseTree.ts'
import { missingNotes } from './boundaries/missingNotes.ts'
import { missingStories } from './boundaries/missingStories.ts'
import { configuration } from './boundaries/rules.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { projectDir } from './lib/tools.ts'

/**
 * A floor under the modules read: dependency-cruiser that can't read TypeScript reads none and reports no violation.
 * Raise it as the tree grows.
 */
const MODULES_AT_LEAST = 600

readCommandLine({
  usage: 'run boundaries',
  about:
    'Checks who imports whom (scripts/boundaries/rules.ts), and that every component and page has stories and notes.',
})
const boundaries = await cruiseTree(configuration, projectDir)
const problems = [
  ...boundaryProblems(boundaries, MODULES_AT_LEAST),
  ...missingStories(projectDir),
  ...missingNotes(projectDir),
]

for (const problem of problems) console.error(problem)
console.log(`${boundaries.modules} modules read, ${problems.length} violations`)
process.exitCode = problems.length === 0 ? 0 : 1
