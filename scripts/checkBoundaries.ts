// Who may import whom, and which folders owe a story. Fails on any violation, and when it reads too little to know.
import { cruiseTree } from './boundaries/cruiseTree.ts'
import { missingStories } from './boundaries/missingStories.ts'
import { configuration } from './boundaries/rules.ts'

/**
 * A floor under the modules read: dependency-cruiser that can't read TypeScript reads none and reports no violation.
 * Raise it as the tree grows.
 */
const MODULES_AT_LEAST = 100

const { modules, violations } = await cruiseTree(configuration)
const problems = [...violations, ...missingStories()]
if (modules < MODULES_AT_LEAST) {
  problems.push(
    `only ${modules} modules were read, at least ${MODULES_AT_LEAST} are there: the check is blind`,
  )
}

for (const problem of problems) console.error(problem)
console.log(`${modules} modules read, ${problems.length} violations`)
process.exitCode = problems.length === 0 ? 0 : 1
