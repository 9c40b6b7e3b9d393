// Counts files and lines of each test layer, and its tests in the last `npm test`.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readCommandLine } from './lib/commandLine.ts'
import { projectDir } from './lib/tools.ts'
import {
  readPlaywrightOutcome,
  readStoryOutcome,
  vitestReader,
  type OutcomeReader,
} from './testing/counts.ts'
import { resultsDir } from './testing/runStage.ts'

interface Layer {
  name: string
  files: string[]
  except?: string[]
  report?: [file: string, read: OutcomeReader]
}

const SERVER = 'tests/server/**'
const DOM = 'tests/**/*.tsx'

const CHECKS: Layer[] = [
  {
    name: 'unit, tooling',
    files: ['tests/**/*.ts'],
    except: [SERVER],
    report: ['unit.json', vitestReader('test:unit')],
  },
  { name: 'dom', files: [DOM], report: ['dom.json', vitestReader('test:dom')] },
  { name: 'API', files: [`${SERVER}/*.ts`], report: ['api.json', vitestReader('test:api')] },
  {
    name: 'stories',
    files: ['**/*.stories.tsx', 'stories/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx,js}', 'mocks/**/*.ts'],
    report: ['stories.json', readStoryOutcome],
  },
  { name: 'journeys', files: ['e2e/**/*.ts'], report: ['journeys.json', readPlaywrightOutcome] },
]
const SHOP: Layer = {
  name: 'the shop itself',
  files: ['{src,server/src,design-system/src,contracts/src,i18n/src}/**/*.{ts,tsx,css,sql}'],
  except: ['**/*.stories.tsx'],
}

readCommandLine({
  usage: 'run test:count',
  about: 'Counts files and lines of each test layer, and its tests in the last `npm test`.',
})

const lines = (file: string) => readFileSync(path.join(projectDir, file), 'utf8').split('\n').length - 1
const rows = [...CHECKS, SHOP].map(({ name, files, except = [], report }) => {
  const found = new Set(globSync(files, { cwd: projectDir, exclude: ['**/node_modules/**', ...except] }))
  const outcome = report?.[1](path.join(resultsDir, report[0]))
  return {
    name,
    files: found.size,
    lines: [...found].reduce((sum, file) => sum + lines(file), 0),
    tests: outcome ? outcome.passed + outcome.failed : null,
  }
})
console.log('layer                   files    lines    tests')
for (const { name, files, lines: count, tests } of rows)
  console.log(
    [name.padEnd(20), ...[files, count, tests ?? '–'].map((cell) => String(cell).padStart(7))].join('  '),
  )
