import { FOLDERS, type Comparison } from '../compare/compareFolders.ts'
import { escapeHtml, htmlPage } from './html.ts'

/** The results of a run. */
export interface Findings {
  /** the compared revisions */
  title: string
  comparison: Comparison
  /** stories with problems, and the reasons */
  troubles: Map<string, string>
}

/** Name of a screenshot without its extension. */
const nameOf = (file: string) => escapeHtml(file.replace(/\.png$/, ''))

const figure = (folder: string, file: string) =>
  `<figure><figcaption>${folder}</figcaption><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt=""></a></figure>`

const row = (file: string, note: string, folders: string[]) =>
  `<h3>${nameOf(file)}${note}</h3><div class="row">${folders.map((folder) => figure(folder, file)).join('')}</div>`

const section = (title: string, rows: string[]) =>
  rows.length === 0 ? '' : `<h2>${title}: ${rows.length}</h2>${rows.join('\n')}`

/** The results in one line. */
export function inOneLine({ comparison, troubles }: Findings): string {
  const { changed, added, removed, same } = comparison
  const counts = [
    `${changed.length} changed`,
    `${added.length} new`,
    `${removed.length} removed`,
    `${same} the same`,
  ]
  return [...counts, ...(troubles.size > 0 ? [`${troubles.size} stories in trouble`] : [])].join(', ')
}

/** Whether somebody has to look: a picture has changed, was removed, or has a problem. New pictures don't count. */
export function isToBeSeen({ comparison, troubles }: Findings): boolean {
  return comparison.changed.length > 0 || comparison.removed.length > 0 || troubles.size > 0
}

/** The page that shows before, after and the difference. */
export function visualPage(findings: Findings): string {
  const { title, comparison, troubles } = findings
  const { before, after, difference } = FOLDERS
  const all = [before, after, difference]
  return htmlPage(
    title,
    '.row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start }',
    [
      `<p>${inOneLine(findings)}</p>`,
      section(
        'In trouble',
        [...troubles].map(([id, why]) => `<h3>${escapeHtml(id)}</h3><pre>${escapeHtml(why)}</pre>`),
      ),
      section(
        'Changed',
        comparison.changed.map(({ file, pixels }) => row(file, `: ${pixels} px`, all)),
      ),
      section(
        'New',
        comparison.added.map((file) => row(file, '', [after])),
      ),
      section(
        'Removed',
        comparison.removed.map((file) => row(file, '', [before])),
      ),
    ].join('\n'),
  )
}
