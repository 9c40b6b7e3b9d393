// Measures both first screens with Lighthouse, as on a phone with applied throttling, beside frozen copies of them: the
// same HTML, styles, fonts and pictures without scripts. The pages take turns. Run it by npm, which downloads Lighthouse:
// `npm exec -- node bench/phoneScores.ts`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags } from '../scripts/browser/browserFlags.ts'
import { ensureBrowser } from '../scripts/browser/ensureBrowser.ts'
import { buildShopIfNeeded } from '../scripts/lib/buildShop.ts'
import { openDemoShop, productPath } from '../scripts/lib/demoShop.ts'
import { freePort } from '../scripts/lib/freePort.ts'
import { runLighthouse } from '../scripts/lib/lighthouse.ts'
import { stopChildrenOnSignals } from '../scripts/lib/processes.ts'
import { quantile } from './figures.ts'
import { serveAgain } from './frozenCopy.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 4)

const AUDITS = {
  'largest picture, ms': 'largest-contentful-paint',
  'blocked, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const

/** The used part of a report. */
interface Report {
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number }>
}

stopChildrenOnSignals()
process.exitCode = await buildShopIfNeeded()
if (!process.exitCode) {
  const folder = mkdtempSync(path.join(tmpdir(), 'dukani-scores-'))
  const shop = await openDemoShop()
  const [live, copy] = [await serveAgain(shop.address, false), await serveAgain(shop.address, true)]
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: ensureBrowser(),
    args: [...browserFlags(), `--remote-debugging-port=${port}`],
  })
  try {
    const product = await productPath(shop.address)
    const pages = ['/', product].flatMap((page) => [
      { name: page, url: live.address + page, reports: [] as Report[] },
      { name: `${page}, frozen`, url: copy.address + page, reports: [] as Report[] },
    ])
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { url, reports } of pages) reports.push(await audit(url, port, folder))
    for (const { name, reports } of pages) print(name, reports)
  } finally {
    await browser.close()
    live.stop()
    copy.stop()
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function audit(url: string, port: number, folder: string): Promise<Report> {
  const file = path.join(folder, 'report.json')
  const code = await runLighthouse(url, port, [
    ...['--only-categories=performance', '--throttling-method=devtools'],
    ...['--output=json', `--output-path=${file}`],
  ])
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

function print(name: string, reports: readonly Report[]): void {
  const median = (value: (report: Report) => number | null | undefined) =>
    quantile(
      reports.map((report) => value(report) ?? Number.NaN),
      0.5,
    )
  const figures = Object.entries(AUDITS).map(([title, id]) => {
    const value = median(({ audits }) => audits[id]?.numericValue)
    return `${title} ${value < 10 ? value.toFixed(3) : value.toFixed(0)}`
  })
  const score = 100 * median(({ categories }) => categories.performance.score)
  console.log(
    `${name.replace(/[^/,]{30,}/, '{id}').padEnd(24)} score ${score.toFixed(0)}; ${figures.join('; ')}`,
  )
}
