import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boundaryProblems, cruiseTree } from '../../scripts/boundaries/cruiseTree.ts'
import { configuration } from '../../scripts/boundaries/rules.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const project = path.resolve(import.meta.dirname, '../..')
const manifest = (name: string) =>
  JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' } })

/** A small shop in which every room is there and everything is allowed. */
const SHOP = {
  'tsconfig.json': readFileSync(path.join(project, 'tsconfig.json'), 'utf8'),
  'package.json': readFileSync(path.join(project, 'package.json'), 'utf8'),
  'node_modules/@dukani/contracts': { link: 'contracts' },
  'node_modules/@dukani/design-system': { link: 'design-system' },
  'node_modules/react': { link: path.join(project, 'node_modules/react') },
  'node_modules/pg': { link: path.join(project, 'node_modules/pg') },
  'contracts/package.json': manifest('@dukani/contracts'),
  'contracts/src/index.ts': "export * from './product.ts'\n",
  'contracts/src/product.ts': 'export const product = 1\n',
  'design-system/package.json': manifest('@dukani/design-system'),
  'design-system/src/index.ts': "export { Card } from './Card.ts'\n",
  'design-system/src/Card.ts': 'export const Card = 1\n',
  'src/app/boot.ts': "import { HomePage } from '#pages/HomePage.ts'\nexport const app = HomePage\n",
  'src/pages/HomePage.ts':
    "import { cart } from '#features/cart/cart.ts'\nimport { list } from '#features/catalogue/list.ts'\nexport const HomePage = [cart, list]\n",
  'src/features/cart/cart.ts': "import { product } from '@dukani/contracts'\nexport const cart = product\n",
  'src/features/catalogue/list.ts':
    "import { Card } from '@dukani/design-system'\nexport const list = Card\n",
  'server/package.json': JSON.stringify({
    name: '@dukani/server',
    type: 'module',
    dependencies: { pg: '*' },
  }),
  'server/src/main.ts':
    "import { routes } from './modules/cart/routes.ts'\nimport { sketch } from './sketch/sketch.ts'\nexport const main = [routes, sketch]\n",
  'server/src/modules/cart/routes.ts':
    "import { payments } from '../payments/service.ts'\nimport { refused } from '../../plugins/apiError.ts'\nimport { service } from './service.ts'\nexport const routes = [service, payments, refused]\n",
  'server/src/modules/cart/service.ts':
    "import { repository } from './repository.ts'\nexport const service = repository\n",
  'server/src/modules/cart/repository.ts':
    "import { db } from '../../db/client.ts'\nexport const repository = db\n",
  'server/src/sketch/sketch.ts': "import { streets } from './streets.ts'\nexport const sketch = streets\n",
  'server/src/sketch/streets.ts': 'export const streets = 1\n',
  'server/src/plugins/apiError.ts': 'export const refused = 1\n',
  'server/src/modules/payments/service.ts': 'export const payments = 1\n',
  'server/src/db/client.ts': "import pg from 'pg'\nexport const db = pg\n",
  'mocks/handlers.ts': "import { product } from '@dukani/contracts'\nexport const handlers = product\n",
}

const modules = (file: string) => `server/src/modules/planted/${file}`

/** A file that breaks a rule, and the rule. All stand in one tree: reading it takes longer than judging it. */
const PLANTED: [title: string, file: string, source: string, rule: string][] = [
  [
    'one feature imports another',
    'src/features/cart/byPath.ts',
    "export * from '../catalogue/list.ts'",
    'room: src/features',
  ],
  [
    'the same by alias',
    'src/features/cart/byAlias.ts',
    "export * from '#features/catalogue/list.ts'",
    'room: src/features',
  ],
  [
    'a type is imported across',
    'src/features/cart/byType.ts',
    "import type { list } from '#features/catalogue/list.ts'\nexport type L = typeof list",
    'room: src/features',
  ],
  [
    'shared imports a feature',
    'src/shared/a.ts',
    "export * from '#features/cart/cart.ts'",
    'room: src/shared',
  ],
  [
    'contracts import the design system',
    'contracts/src/theme.ts',
    "export * from '@dukani/design-system'",
    'room: contracts',
  ],
  ['contracts import React', 'contracts/src/react.ts', "export * from 'react'", 'packages: contracts'],
  [
    'a package is entered beside its door',
    'src/pages/SideDoorPage.ts',
    "export * from '../../contracts/src/product.ts'",
    'room: src/pages',
  ],
  [
    'the storefront imports the server',
    'src/pages/ServerPage.ts',
    "export * from '../../server/src/db/client.ts'",
    'room: src/pages',
  ],
  [
    'production imports mocks',
    'src/pages/MockPage.ts',
    "export * from '#mocks/handlers.ts'",
    'production stands alone',
  ],
  [
    'a route asks the database',
    modules('routes.ts'),
    "export * from '../../db/client.ts'",
    'server: routes ask services',
  ],
  ['a service speaks SQL', modules('service.ts'), "export * from 'pg'", 'server: services ask repositories'],
  [
    'a repository asks its service',
    modules('repository.ts'),
    "export * from './service.ts'",
    'server: repositories ask the database',
  ],
  [
    'a service throws an answer',
    modules('throwingService.ts'),
    "export * from '../../plugins/apiError.ts'",
    'server: HTTP stays in the routes',
  ],
  [
    'the streets of the sketch are imported',
    'server/src/gateways/planted.ts',
    "export * from '../sketch/streets.ts'",
    'server: import the sketch only through sketch.ts',
  ],
  [
    'orders import payments',
    'server/src/modules/orders/planted.ts',
    "export * from '../payments/service.ts'",
    'server: payments know orders',
  ],
  [
    'the database knows a module',
    'server/src/db/planted.ts',
    "export * from '../modules/cart/service.ts'",
    'server: the platform imports no modules',
  ],
  ['an import leads nowhere', 'src/shared/lost.ts', "export * from './gone.ts'", 'everything resolves'],
  [
    'a browser file imports node',
    'contracts/src/files.ts',
    "export * from 'node:fs'",
    'browsers have no node',
  ],
  ['a file is left over', 'src/shared/left.ts', 'export const left = 1', 'no orphans'],
  [
    'scripts reach into the server',
    'scripts/a.ts',
    "export * from '../server/src/db/client.ts'",
    'room: scripts',
  ],
]
const CYCLE = {
  'src/features/cart/total.ts': "import { other } from './other.ts'\nexport const total = other\n",
  'src/features/cart/other.ts': "import { total } from './total.ts'\nexport const other = total\n",
}

test('a tree that keeps to the table has no violation, and all of it is read', async () => {
  const boundaries = await cruiseTree(configuration, temporaryTree(SHOP))
  expect(boundaries.violations).toEqual([])
  expect(boundaries.modules).toBeGreaterThanOrEqual(13)
})

describe('a planted violation is caught', () => {
  const planted = Object.fromEntries(PLANTED.map(([, file, source]) => [file, `${source}\n`]))
  const root = temporaryTree({ ...SHOP, ...planted, ...CYCLE }, afterAll)
  let violations: string[]

  beforeAll(async () => {
    violations = (await cruiseTree(configuration, root)).violations
  })

  test.each(PLANTED)('%s', (_title, file, _source, rule) => {
    expect(violations).toContainEqual(expect.stringContaining(`${rule}: ${file}`))
  })

  test('two files import each other', () => {
    expect(violations).toContainEqual(expect.stringContaining('no cycles: src/features/cart/'))
  })
})

test('a reading of too few modules is a violation by itself', () => {
  expect(boundaryProblems({ modules: 0, violations: [] }, 100)).toEqual([expect.stringContaining('blind')])
  expect(boundaryProblems({ modules: 100, violations: [] }, 100)).toEqual([])
})
