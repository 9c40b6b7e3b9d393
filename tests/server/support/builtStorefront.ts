import fs from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from './temporaryFolder.ts'

/** A storefront's build, whose pages say which address they were asked for, and read the categories. */
export function builtStorefront(): string {
  const distDir = temporaryFolder()
  const files = {
    'client/index.html':
      '<html lang="ka"><head><!--head--><!--/head--><!--styles--><script type="application/json" id="config"></script></head>' +
      '<body><div id="root"><!--app--></div><!--state--></body></html>',
    'server/entryServer.js': `export const renderPage = async ({ url, data }) => {
      await data.categories()
      return { status: 200, head: '', styles: [], html: 'asked: ' + url, state: '{}', productIds: [] }
    }`,
    'server/package.json': '{"type":"module"}',
  }
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(distDir, name)), { recursive: true })
    fs.writeFileSync(path.join(distDir, name), text)
  }
  return distDir
}
