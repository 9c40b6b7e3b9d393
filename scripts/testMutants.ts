// Mutation testing with StrykerJS: makes small changes to the code, and counts which ones a test detects.
import { readCommandLine } from './lib/commandLine.ts'
import { runNode, stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir, toolFile } from './lib/tools.ts'
import { PART_VARIABLE, PARTS } from './mutants/parts.ts'
import { percentOf, readScores, sumOf, type Score } from './mutants/report.ts'

/** Minimum of detected mutants in percent, over all parts. */
const LEAST_PERCENT = 85

const names = PARTS.map(({ name }) => name).join(', ')
const { values } = readCommandLine({
  usage: 'run test:mutants',
  about: `Mutates ${names}, and fails under ${LEAST_PERCENT} % of mutants detected. It takes hours.`,
  options: { part: { type: 'string', value: 'NAME', about: 'only this part' } },
})

stopChildrenOnSignals()
const chosen = PARTS.filter(({ name }) => values.part === undefined || name === values.part)
if (chosen.length === 0) {
  console.error(`There is no part ${values.part}. Parts: ${names}.`)
  process.exit(2)
}
const totals: Score[] = []
for (const part of chosen) {
  const code = await runNode([toolFile('@stryker-mutator/core', 'stryker'), 'run'], {
    cwd: projectDir,
    env: { [PART_VARIABLE]: part.name },
  })
  if (code !== 0) process.exit(code)
  const scores = readScores(part)
  print([...scores, sumOf(part.name, scores)])
  totals.push(sumOf(part.name, scores))
}
const all = sumOf('all', totals)
print([...totals, all])
process.exitCode = percentOf(all) < LEAST_PERCENT ? 1 : 0

function print(scores: Score[]): void {
  const width = Math.max(...scores.map(({ name }) => name.length))
  for (const score of scores)
    console.log(
      `${score.name.padEnd(width)}  ${percentOf(score).toFixed(1).padStart(5)} %  ${score.detected} of ${score.all}`,
    )
  console.log()
}
