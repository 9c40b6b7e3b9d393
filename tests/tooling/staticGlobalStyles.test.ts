import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { staticGlobalStyles } from '../../scripts/staticGlobalStyles.ts'
import { temporaryFolder } from '../server/support/temporaryFolder.ts'

const COMPONENT = `export const ShopGlobalStyles = () => 'made at runtime'`

/** Builds a page. @returns its files by name */
async function builtPage(head: string): Promise<Map<string, string>> {
  const root = temporaryFolder()
  mkdirSync(path.join(root, 'fonts'))
  const files = {
    'index.html': `<html><head>${head}</head><body><script type="module" src="/main.js"></script></body></html>`,
    'main.js': `import { ShopGlobalStyles } from './ShopGlobalStyles.js'\ndocument.title = ShopGlobalStyles()`,
    'ShopGlobalStyles.js': COMPONENT,
    'fonts/letters.woff2': 'letters',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text)
  const module = path.join(root, 'ShopGlobalStyles.js')
  const styles = [
    { '@font-face': { fontFamily: 'Letters', src: 'url(/fonts/letters.woff2)' } },
    { body: { margin: 0 } },
  ]
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [staticGlobalStyles({ module, createStyles: () => styles })],
    build: { write: false, assetsInlineLimit: 0 },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  return new Map(
    output.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  )
}

test('a page has the global styles in their place, with the files they refer to, and no script makes them', async () => {
  const files = await builtPage('<title>x</title><!--global-styles--><!--styles-->')
  const [, css = ''] =
    /<title>x<\/title><style>(.*?)<\/style><!--styles-->/s.exec(files.get('index.html') ?? '') ?? []
  expect(css).toContain('body{margin:0}')
  const [, font = ''] = /url\(\/(assets\/letters-[^)]+\.woff2)\)/.exec(css) ?? []
  expect(files.get(font)).toBe('letters')
  expect([...files.values()].join()).not.toContain('made at runtime')
})

test('a page without a place for them is an error that names it', async () => {
  await expect(builtPage('<title>x</title>')).rejects.toThrow(/index\.html has no <!--global-styles-->/)
})
