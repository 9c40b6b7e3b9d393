// Lighthouse scores for accessibility and best practices of the catalogue, a product and an order, on phone and
// desktop. Uses the system's browser and starts its own shop. Fails below 100; reports are in
// test-results/lighthouse.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags } from './browser/browserFlags.ts'
import { ensureBrowser } from './browser/ensureBrowser.ts'
import { buildShopIfNeeded } from './lib/buildShop.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { logInToOrder, openDemoShop, productPath } from './lib/demoShop.ts'
import { freePort } from './lib/freePort.ts'
import { runLighthouse } from './lib/lighthouse.ts'
import { stopChildrenOnSignals } from './lib/processes.ts'
import { projectDir } from './lib/tools.ts'

const CATEGORIES = ['accessibility', 'best-practices']
const SIZES = { phone: [], desktop: ['--preset=desktop'] }
const REPORTS = path.join(projectDir, 'test-results/lighthouse')

/** The used part of a report. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null }>
}

readCommandLine({
  usage: 'run lighthouse',
  about:
    'Audits three pages with Lighthouse; fails below 100. Starts its own shop. Reports: test-results/lighthouse.',
})
stopChildrenOnSignals()
process.exitCode = (await buildShopIfNeeded()) || (await auditShop())

/** @returns 0 when every score is 100 */
async function auditShop(): Promise<number> {
  const profile = mkdtempSync(path.join(tmpdir(), 'dukani-lighthouse-'))
  const port = await freePort()
  const { address, stop } = await openDemoShop()
  // A persistent context, so that Lighthouse's tabs have the customer's cookies.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...browserFlags(), `--remote-debugging-port=${port}`],
  })
  try {
    const asGuest = [
      await auditPage('catalogue', `${address}/`, port),
      await auditPage('product', address + (await productPath(address)), port),
    ]
    const order = address + (await logInToOrder(address, browser))
    return Math.max(...asGuest, await auditPage('order', order, port))
  } finally {
    await browser.close()
    await stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Audits a page at both sizes and prints the scores. */
async function auditPage(name: string, url: string, port: number): Promise<number> {
  mkdirSync(REPORTS, { recursive: true })
  let worst = 0
  for (const [size, flags] of Object.entries(SIZES)) {
    const file = path.join(REPORTS, `${name}-${size}`)
    const code = await runLighthouse(url, port, [
      ...[...flags, '--disable-storage-reset', `--only-categories=${CATEGORIES.join()}`],
      ...['--output=json', '--output=html', `--output-path=${file}`],
    ])
    worst = Math.max(worst, code || printScores(`${name}, ${size}`, `${file}.report.json`))
  }
  return worst
}

/** @returns 0 when they are all 100 */
function printScores(what: string, file: string): number {
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const results = CATEGORIES.map((id) => ({ id, ...categories[id] }))
  const scores = results.map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`)
  console.log(`${what}: ${scores.join(', ')}`)
  const lacking = results.flatMap(({ auditRefs = [] }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1),
  )
  for (const { id } of lacking) console.log(`  ${audits[id]?.title ?? id} (${id})`)
  return results.every(({ score }) => score === 1) ? 0 : 1
}
