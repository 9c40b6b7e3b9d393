// `npm test`: every stage; `npm run verify` (--quick): those that need neither a database nor a browser.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { stageLine, summary } from './testing/report.ts'
import { resultsDir } from './testing/runStage.ts'
import { runStages } from './testing/runStages.ts'
import { allStages, quickStages } from './testing/stages.ts'

const quick = process.argv.includes('--quick')
const began = performance.now()

rmSync(resultsDir, { recursive: true, force: true })
mkdirSync(resultsDir, { recursive: true })
stopChildrenOnSignals()
if (!quick) console.log(`Browser: ${(process.env.CHROMIUM_PATH = ensureBrowser())}\n`)

const results = await runStages(quick ? quickStages : allStages, (result) => {
  console.log(stageLine(result))
})
const text = summary(results, (performance.now() - began) / 1000)
writeFileSync(path.join(resultsDir, 'summary.txt'), `${text.trim()}\n`)
console.log(text)
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
