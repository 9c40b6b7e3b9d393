import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { withoutComponentColors } from '../../scripts/withoutComponentColors.ts'

const THEME = path.join(import.meta.dirname, '../../design-system/src/theme/createShopTheme.ts')

interface BuiltTheme {
  vars: { palette: Record<string, unknown> }
}

/** The shop's theme as a build has it. */
async function builtTheme(plugins: ReturnType<typeof withoutComponentColors>[]): Promise<BuiltTheme> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: THEME, formats: ['es'] } },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  const address = `data:text/javascript;base64,${Buffer.from(output.output[0].code).toString('base64')}`
  const { createShopTheme } = (await import(address)) as { createShopTheme: () => BuiltTheme }
  return createShopTheme()
}

test('MUI’s theme is built without the colours of its components, whose objects stay, and with the palette’s', async () => {
  const [whole, without] = await Promise.all([builtTheme([]), builtTheme([withoutComponentColors()])])
  expect(whole.vars.palette['Button']).toHaveProperty('inheritContainedBg')
  const isComponent = (name: string) => /^[A-Z]/.test(name)
  const [names, others] = [isComponent, (name: string) => !isComponent(name)].map((belongs) =>
    Object.keys(whole.vars.palette).filter(belongs),
  )
  expect(names?.length).toBeGreaterThan(10)
  for (const name of names ?? []) expect(without.vars.palette).toHaveProperty(name, {})
  for (const name of others ?? []) expect(without.vars.palette).toHaveProperty(name, whole.vars.palette[name])
})
