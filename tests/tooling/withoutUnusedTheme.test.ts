import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { build } from 'vite'
import { withoutUnusedTheme } from '../../scripts/withoutUnusedTheme.ts'

interface Built {
  createShopTheme: (language: string) => object
}

async function built(
  plugins: ReturnType<typeof withoutUnusedTheme>[],
): Promise<{ code: string; theme: object }> {
  const entry = new URL('../../design-system/src/theme/createShopTheme.ts', import.meta.url)
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, minify: false, lib: { entry: fileURLToPath(entry), formats: ['es'] } },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  const { code } = output.output[0]
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Built
  return { code, theme: module.createShopTheme('ka') }
}

test('the shop’s theme is the same without what MUI’s own would need', async () => {
  const [whole, without] = await Promise.all([built([]), built([withoutUnusedTheme()])])
  expect(JSON.stringify(without.theme)).toBe(JSON.stringify(whole.theme))
  expect(whole.code).toContain('#e3f2fd')
  expect(without.code).not.toContain('#e3f2fd')
  // The theme as source text, and every kind of React component.
  for (const unused of ['export default theme;', 'react.suspense_list']) {
    expect(whole.code).toContain(unused)
    expect(without.code).not.toContain(unused)
  }
})

test('the shop’s theme has no CSS layers, whose order is left out', async () => {
  const { theme } = await built([])
  expect(theme).not.toHaveProperty('modularCssLayers')
})
