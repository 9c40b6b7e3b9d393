import type { ImportReport, MissingPicture, RefusedRow } from './importReport.ts'
import { englishReason } from './reason.ts'

const grouped = (value: number) => value.toLocaleString('en-US')
const counted = (value: number, one: string, many = `${one}s`) =>
  `${grouped(value)} ${value === 1 ? one : many}`

/** The report of an import for its operator: the totals, then everything that was refused. */
export function summaryText(report: ImportReport): string {
  const { products, pictures } = report
  const lines = [
    `${report.file}: ${counted(report.rows, 'row')}, ${(report.duration / 1000).toFixed(1)} s`,
    `Products:       ${grouped(products.added)} added, ${grouped(products.changed)} changed, ${grouped(products.unchanged)} unchanged, ${grouped(products.refused)} refused; ${grouped(products.hidden)} hidden`,
    `Specifications: ${grouped(report.specifications)}`,
    `Pictures:       ${grouped(pictures.added)} added, ${grouped(pictures.had)} already there, ${grouped(pictures.missing.length)} could not be loaded`,
  ]
  if (report.categoriesAdded.length > 0) lines.push(`New categories: ${report.categoriesAdded.join(', ')}`)
  if (report.uncounted > 0) {
    lines.push(
      `Stock not tracked there, so given a large stock here: ${counted(report.uncounted, 'variant')}`,
    )
  }
  if (report.free.length > 0) lines.push(`Price 0.00, check these: ${lineList(report.free)}`)
  if (pictures.missing.length > 0)
    lines.push('', 'Pictures that could not be loaded:', ...missingPictures(pictures.missing))
  if (report.warnings.length > 0) {
    lines.push('', `Left out: ${counted(report.warnings.length, 'value')}`, ...report.warnings.map(lineOf))
  }
  if (report.refused.length > 0) {
    lines.push('', `Refused: ${counted(report.refused.length, 'row')}`)
    lines.push(...report.refused.map(lineOf))
  }
  if (report.dryRun) lines.push('', 'This was a dry run: nothing was changed.')
  return `${lines.join('\n')}\n`
}

function lineOf({ line, handle, reason }: RefusedRow): string {
  return `  line ${line}${handle === '' ? '' : ` (${handle})`}: ${englishReason(reason)}`
}

/** Hundreds of pictures usually fail for the same reason, so each reason is printed once, with all its lines. */
function missingPictures(missing: readonly MissingPicture[]): string[] {
  const reasons = Map.groupBy(missing, ({ reason }) => englishReason(reason))
  return [...reasons].map(([reason, pictures]) => {
    const [first] = pictures
    if (pictures.length === 1 && first !== undefined) return `  line ${first.line}: ${first.src}: ${reason}`
    return `  ${counted(pictures.length, 'picture')}, ${lineList(pictures.map(({ line }) => line))}: ${reason}`
  })
}

/** `lines 2-4, 9` */
function lineList(lines: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const line of [...new Set(lines)].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === line - 1) last[1] = line
    else ranges.push([line, line])
  }
  const text = ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
  return `${new Set(lines).size === 1 ? 'line' : 'lines'} ${text}`
}
