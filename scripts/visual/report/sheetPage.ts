import { fileOf, themesOf, type View } from '../camera/StoryPage.ts'
import { escapeHtml, htmlPage } from './html.ts'

/** Half size, so that two phones and two desktops fit side by side. */
const SCALE = 0.5

/** The stories of one screen, in order, with their screenshots. */
export interface Group {
  title: string
  rows: View[]
}

/** The screens, one group each. */
export const groupViews = (views: View[]): Group[] =>
  [...Map.groupBy(views, ({ scene }) => scene.title)].map(([title, rows]) => ({ title, rows }))

/** The screenshots of a row, from left to right. */
export const filesOf = ({ scene, looks }: View): { file: string; width: number; height: number }[] =>
  looks.flatMap((look) =>
    themesOf(scene).map((theme) => ({
      file: fileOf(look, theme),
      width: look.size.width * SCALE,
      height: look.size.height * SCALE,
    })),
  )

/** A page with all screens, one row per story. */
export function sheetPage(groups: Group[], folder: string): string {
  const links = groups.map(({ title }) => `<a href="#${escapeHtml(title)}">${escapeHtml(title)}</a>`)
  const picture = ({ file, width, height }: ReturnType<typeof filesOf>[number]) =>
    `<a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" width="${width}" height="${height}" alt=""></a>`
  const section = ({ title, rows }: Group) =>
    [
      `<h2 id="${escapeHtml(title)}">${escapeHtml(title)}</h2>`,
      ...rows.map(
        (view) =>
          `<h3>${escapeHtml(view.scene.name)} <small>${view.scene.id}</small></h3><div class="row">${filesOf(view).map(picture).join('')}</div>`,
      ),
    ].join('\n')
  return htmlPage(
    'Every screen, at both sizes, light and dark',
    'small { font-weight: 400 } .row { display: flex; gap: 16px } .row img { max-width: none }',
    [`<p>${links.join(' · ')}</p>`, ...groups.map(section)].join('\n'),
  )
}
