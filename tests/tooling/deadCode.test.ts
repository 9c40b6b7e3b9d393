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
  const only = ['--include', 'files,exports,types,dependencies,unlisted']
  const { status, stdout } = spawnSync(
    process.execPath,
    [toolFile('knip'), '--no-progress', '--no-config-hints', ...only],
    { cwd: temporaryTree({ ...SHOP, ...planted }), encoding: 'utf8' },
  )
  return { status, output: stdout }
}

test('a tree in which everything is used is clean', () => {
  expect(deadCode()).toEqual({ status: 0, output: '' })
})

test('files, exports and dependencies that nothing uses, and undeclared packages, are caught', () => {
  const { status, output } = deadCode({
    'src/app/boot.ts': "import '#shared/used.ts'\n",
    'src/shared/left.ts': 'export const left = 1\n',
    'src/shared/used.ts': "import 'swr'\nexport const forgotten = 1\n",
  })
  expect(status).toBe(1)
  expect(output).toMatch(/Unused files.*\n.*src\/shared\/left\.ts/)
  expect(output).toMatch(/Unused dependencies.*\n.*react/)
  expect(output).toMatch(/Unlisted dependencies.*\n.*swr/)
  expect(output).toMatch(/Unused exports.*\n.*forgotten/)
})
