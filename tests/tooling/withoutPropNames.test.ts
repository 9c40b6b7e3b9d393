import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { build } from 'vite'
import { withoutPropNames } from '../../scripts/withoutPropNames.ts'

interface Built {
  default: (prop: string) => boolean
}

async function built(
  plugins: ReturnType<typeof withoutPropNames>[],
): Promise<{ code: string; module: Built }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(import.meta.resolve('@emotion/is-prop-valid')), formats: ['es'] },
    },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  const { code } = output.output[0]
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Built
  return { code, module }
}

test('Emotion’s list of attributes is left out, and what shapes a style still reaches no element', async () => {
  const [whole, without] = await Promise.all([built([]), built([withoutPropNames()])])
  expect(without.code.length).toBeLessThan(whole.code.length / 10)
  for (const own of ['as', 'theme', 'sx', 'ownerState']) expect(without.module.default(own)).toBe(false)
  for (const passed of ['href', 'aria-label', 'data-active', 'lang', 'onClick', 'className']) {
    expect(without.module.default(passed)).toBe(true)
  }
})
