// `npm test` runs every stage, `npm run verify` (--quick) those without database and browser, `npm run test:full`
// (--full) every stage with all variants.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { saveStageDurations, readStageDurations } from './testing/stageDurations.ts'
import { Progress } from './testing/Progress.ts'
import { summary } from './testing/report.ts'
import { resultsDir } from './testing/runStage.ts'
import { runStages } from './testing/runStages.ts'
import { allStages, quickStages } from './testing/stages.ts'

const { quick, full = false } = readCommandLine({
  usage: 'test [-- OPTIONS], npm run verify, npm run test:full',
  about: 'Runs all tests. The last line is the count. Logs and reports are in test-results/.',
  options: {
    quick: { type: 'boolean', about: 'only stages without database and browser: npm run verify' },
    full: { type: 'boolean', about: 'more rounds, all themes and sizes: npm run test:full' },
  },
}).values

rmSync(resultsDir, { recursive: true, force: true })
mkdirSync(resultsDir, { recursive: true })
stopChildrenOnSignals()
if (!quick) console.log(`Browser: ${(process.env.CHROMIUM_PATH = ensureBrowser())}\n`)
if (full) process.env.TEST_FULL = '1'

const began = performance.now()
const stages = quick ? quickStages() : allStages(full)
const progress = new Progress(stages, readStageDurations())
progress.begin()
const results = await runStages(stages, progress)
progress.end()
saveStageDurations(results)
const text = summary(results, (performance.now() - began) / 1000)
writeFileSync(path.join(resultsDir, 'summary.txt'), `${text.trim()}\n`)
console.log(text)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
