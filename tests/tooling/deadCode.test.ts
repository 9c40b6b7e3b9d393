import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { toolFile } from '../../scripts/lib/tools.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const project = path.resolve(import.meta.dirname, '../..')

const SHOP = {
  'knip.json': readFileSync(path.join(project, 'knip.json'), 'utf8'),
  'tsconfig.json': readFileSync(path.join(project, 'tsconfig.json'), 'utf8'),
  'package.json': JSON.stringify({
    name: 'dukani',
    type: 'module',
    workspaces: ['server'],
    imports: { '#shared/*': './src/shared/*' },
    dependencies: { react: '*' },
  }),
  'node_modules/react/package.json': JSON.stringify({ name: 'react', version: '1.0.0' }),
  'server/package.json': JSON.stringify({ name: '@dukani/server', type: 'module' }),
  'server/src/main.ts': 'export {}\n',
  'index.html': '<script type="module" src="/src/app/boot.ts"></script>',
  'src/app/boot.ts': "import 'react'\nimport { used } from '#shared/used.ts'\nconsole.log(used)\n",
  'src/shared/used.ts': 'export const used = 1\n',
}

/** What knip, as the project configures it, says about a tree. */
function deadCode(planted: Record<string, string> = {}): { status: number | null; output: string } {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      toolFile('knip'),
      '--no-progress',
      '--no-config-hints',
      '--include',
      'files,exports,types,dependencies,unlisted',
    ],
    { cwd: temporaryTree({ ...SHOP, ...planted }), encoding: 'utf8' },
  )
  return { status, output: stdout }
}

test('a tree in which everything is used is clean', () => {
  expect(deadCode()).toEqual({ status: 0, output: '' })
})

test.each<[title: string, planted: Record<string, string>, named: string]>([
  ['a file that nothing imports', { 'src/shared/left.ts': 'export const left = 1\n' }, 'src/shared/left.ts'],
  [
    'an export that nothing imports',
    { 'src/shared/used.ts': 'export const used = 1\nexport const forgotten = 2\n' },
    'forgotten',
  ],
  ['a dependency that nothing imports', { 'src/app/boot.ts': "import '#shared/used.ts'\n" }, 'react'],
  [
    'a package that is not declared',
    { 'src/shared/used.ts': "import 'swr'\nexport const used = 1\n" },
    'swr',
  ],
])('%s is caught', (_title, planted, named) => {
  const { status, output } = deadCode(planted)
  expect(status).toBe(1)
  expect(output).toContain(named)
})
