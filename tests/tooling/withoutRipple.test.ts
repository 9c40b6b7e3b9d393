import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { withoutRipple } from '../../scripts/withoutRipple.ts'

const BUTTON = path.join(import.meta.dirname, '../../design-system/src/components/Button/index.ts')

async function built(plugins: ReturnType<typeof withoutRipple>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: BUTTON, formats: ['es'] },
      rolldownOptions: { external: [/^react/] },
    },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

test('MUI’s button is built without its ripple and its ring', async () => {
  const [whole, without] = await Promise.all([built([]), built([withoutRipple()])])
  for (const part of ['MuiTouchRipple', 'MuiCircularProgress', 'class LazyRipple']) {
    expect(whole).toContain(part)
    expect(without).not.toContain(part)
  }
  expect(without).toContain('MuiButtonBase')
})
