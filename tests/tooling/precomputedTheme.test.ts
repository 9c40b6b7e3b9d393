import path from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { computeThemeValues } from '../../design-system/src/theme/themeValues.ts'
import { precomputedTheme } from '../../scripts/precomputedTheme.ts'

const FOLDER = path.join(import.meta.dirname, '../../design-system/src/theme')
/** A function of MUI's themes that the shop's has not. */
const OF_CREATE_THEME = 'generateStyleSheets'

async function builtTheme(plugins: Plugin[]): Promise<{ code: string; theme: object }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: path.join(FOLDER, 'createShopTheme.ts'), formats: ['es'] } },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  const { code } = output.output[0]
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  const { createShopTheme } = (await import(address)) as { createShopTheme: () => object }
  return { code, theme: createShopTheme() }
}

test('the theme of a build is that of MUI’s computation, without its code', async () => {
  const plugin = precomputedTheme({ module: path.join(FOLDER, 'themeValues.ts'), computeThemeValues })
  const [computed, precomputed] = await Promise.all([builtTheme([]), builtTheme([plugin])])
  // Functions are left out.
  expect(JSON.parse(JSON.stringify(precomputed.theme))).toEqual(JSON.parse(JSON.stringify(computed.theme)))
  expect(Object.keys(precomputed.theme)).toEqual(Object.keys(computed.theme))
  expect(computed.code).toContain(OF_CREATE_THEME)
  expect(precomputed.code).not.toContain(OF_CREATE_THEME)
})
