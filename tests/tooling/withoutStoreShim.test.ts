import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { build } from 'vite'
import { withoutStoreShim } from '../../scripts/withoutStoreShim.ts'

const ENTRIES = ['swr', 'swr/infinite'].map((name) => fileURLToPath(import.meta.resolve(name)))

async function built(plugins: ReturnType<typeof withoutStoreShim>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      minify: false,
      lib: { entry: ENTRIES, formats: ['es'] },
      rolldownOptions: { external: /^react$/ },
    },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  return output.output.map((file) => ('code' in file ? file.code : '')).join('\n')
}

test('SWR reads its store by React itself, without the copy of it for React 17', async () => {
  const [whole, without] = await Promise.all([built([]), built([withoutStoreShim()])])
  expect(whole).toContain('use-sync-external-store')
  expect(without).not.toContain('use-sync-external-store')
  expect(without).toMatch(/import .*\buseSyncExternalStore\b.* from ["']react["']/)
})
