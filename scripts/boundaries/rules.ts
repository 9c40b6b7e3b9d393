import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'

/** Regular expressions of paths, relative to the root. */
const CONTRACTS = '^contracts/src/index[.]ts$'
const I18N = '^i18n/src/index[.]ts$'
const DESIGN_SYSTEM = '^design-system/src/(index|foundations)[.]ts$'
const TOKENS = '^design-system/src/theme/tokens[.]ts$'
const MOCKS = '^mocks/'
const PACKAGES = [CONTRACTS, I18N, DESIGN_SYSTEM]
const STORIES = ['[.]stories[.]tsx$', '^stories/', '^[.]storybook/']
const BROWSER_FINDER = '^scripts/browser/'
const NPM = '(^|/)node_modules/'

const npm = (...names: string[]) => `${NPM}(@types/)?(${names.join('|')})(/|$)`

interface Room {
  name: string
  /** where its files are */
  at: string
  /** its own files, if fewer than `at` */
  self?: string
  /** other parts of the project that it may import */
  may: string[]
  /** the npm packages it may import. @default all production dependencies */
  packages?: string
}

const rooms: Room[] = [
  { name: 'contracts', at: '^contracts/', may: [], packages: npm('zod') },
  { name: 'i18n', at: '^i18n/', may: [], packages: npm('nothing') },
  {
    name: 'design-system',
    at: '^design-system/',
    may: [I18N],
    packages: npm('react', 'react-dom', 'csstype', '@mui/.+', '@emotion/.+', '@fontsource-variable/.+'),
  },
  { name: 'src/shared', at: '^src/shared/', may: PACKAGES },
  // $1 is the name of the importing feature.
  {
    name: 'src/features',
    at: '^src/features/([^/]+)/',
    self: '^src/features/$1/',
    may: [...PACKAGES, '^src/shared/'],
  },
  { name: 'src/pages', at: '^src/pages/', may: [...PACKAGES, '^src/(shared|features)/'] },
  { name: 'src/app', at: '^src/app/', may: [...PACKAGES, '^src/(shared|features|pages)/'] },
  { name: 'admin/shared', at: '^admin/shared/', may: [...PACKAGES, '^src/shared/'] },
  // $1 is the name of the importing feature.
  {
    name: 'admin/features',
    at: '^admin/features/([^/]+)/',
    self: '^admin/features/$1/',
    may: [...PACKAGES, '^src/shared/', '^admin/shared/'],
  },
  {
    name: 'admin/pages',
    at: '^admin/pages/',
    may: [...PACKAGES, '^src/shared/', '^admin/(shared|features)/'],
  },
  {
    name: 'admin/app',
    at: '^admin/app/',
    may: [...PACKAGES, '^src/shared/', '^admin/(shared|features|pages)/'],
  },
  { name: 'server', at: '^server/', may: [CONTRACTS, I18N] },
  { name: 'mocks', at: '^mocks/', may: [CONTRACTS, I18N], packages: npm('msw', '@mswjs/.+') },
  {
    name: 'stories',
    at: '^([.]storybook|stories)/',
    may: [...PACKAGES, TOKENS, MOCKS, '^(src|admin)/', BROWSER_FINDER],
    packages: NPM,
  },
  { name: 'e2e', at: '^e2e/', may: [CONTRACTS, I18N], packages: NPM },
  { name: 'scripts', at: '^scripts/', may: [], packages: NPM },
  { name: 'bench', at: '^bench/(?!search/)', may: ['^scripts/(browser|lib)/'], packages: NPM },
  // It measures the server's search by itself, without a shop around it.
  {
    name: 'bench/search',
    at: '^bench/search/',
    may: [CONTRACTS, '^bench/', '^server/src/', '^scripts/lib/'],
    packages: NPM,
  },
]

const roomRules = rooms.flatMap<IRegularForbiddenRuleType>(({ name, at, self = at, may, packages }) => [
  {
    name: `room: ${name}`,
    comment: `${name} may import only what the import table allows it.`,
    from: { path: at, pathNot: STORIES.slice(0, 1) },
    to: { pathNot: [self, ...may, NPM, '^[^/]+$'], dependencyTypesNot: ['core', 'unknown'] },
  },
  ...(packages === undefined
    ? []
    : [
        {
          name: `packages: ${name}`,
          comment: `${name} keeps to the npm packages that the import table names.`,
          from: { path: at, pathNot: STORIES.slice(0, 1) },
          to: { path: NPM, pathNot: packages },
        },
      ]),
])

const PRODUCTION = '^(src|admin|(server|design-system|contracts|i18n)/src)/'
const BROWSER = '^(src|admin|design-system|contracts|i18n|mocks)/'

const layerRules: IRegularForbiddenRuleType[] = [
  {
    name: 'server: routes ask services',
    comment: 'A route reads the request and shapes the answer; rules live in services, SQL in repositories.',
    from: { path: '^server/src/modules/.*[rR]outes[.]ts$' },
    to: { path: '([rR]epository[.]ts$|^server/src/db/)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server: services ask repositories',
    comment: 'A service knows rules, not SQL and not HTTP.',
    from: { path: '^server/src/modules/.*[sS]ervice[.]ts$' },
    to: {
      path: ['[rR]outes[.]ts$', '^server/src/db/schema', npm('fastify', 'drizzle-orm', 'pg')],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'server: repositories ask the database',
    comment: 'A repository is the lowest layer of a module: it knows neither rules nor HTTP.',
    from: { path: '^server/src/modules/.*[rR]epository[.]ts$' },
    to: { path: ['([rR]outes|[sS]ervice)[.]ts$', npm('fastify')] },
  },
  {
    name: 'server: HTTP stays in the routes',
    comment: 'Services and repositories return a Result or throw an error; routes map it to a status.',
    from: {
      path: '^server/src/(?!plugins/|app[.]ts$)',
      pathNot: '([rR]outes|/requests|/header|/httpErrors|/pictureForm|/paging)[.]ts$',
    },
    to: { path: '^server/src/plugins/(apiError|errors)[.]ts$' },
  },
  {
    name: 'server: payments know orders',
    comment: 'Not the other way round: orderPayments.ts declares what orders call of payments.',
    from: { path: '^server/src/modules/orders/' },
    to: { path: '^server/src/modules/payments/' },
  },
  {
    name: 'server: import the sketch only through sketch.ts',
    comment: 'sketch.ts loads the map and the streets only when they are first used.',
    from: { path: '^server/src/', pathNot: '^server/src/sketch/' },
    to: { path: '^server/src/sketch/', pathNot: '^server/src/sketch/sketch[.]ts$' },
  },
  {
    name: 'server: the platform imports no modules',
    comment: 'The platform (configuration, database, gateways, sketch) is used by modules and imports none.',
    from: { path: '^server/src/(config|db|gateways|sketch)/', pathNot: '^server/src/db/(seed|import)/' },
    to: { path: '^server/src/(modules|plugins|cli)/' },
  },
]

const generalRules: IRegularForbiddenRuleType[] = [
  {
    name: 'no cycles',
    comment: 'Two files that need each other are one thing, or a third is missing.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything resolves',
    comment: 'An import that leads nowhere fails at run time, or the check reads less than it should.',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'production stands alone',
    comment: 'What a shopper gets never contains test doubles, tests or stories.',
    from: { path: PRODUCTION, pathNot: STORIES },
    to: {
      path: ['^(mocks|tests|e2e|stories|bench|scripts)/', '^[.]storybook/', '[.](stories|test|spec)[.]tsx?$'],
    },
  },
  {
    name: 'stories show the storefront',
    comment: 'A story runs in a browser, on mocks: it can import neither the server nor the tests.',
    from: { path: STORIES },
    // The test runner's configuration is in the same folder and uses the browser of all tests.
    to: { path: '^(server|tests|e2e|scripts|bench)/', pathNot: BROWSER_FINDER },
  },
  {
    name: 'production runs without devDependencies',
    comment: 'A shop is installed with --omit=dev.',
    from: { path: PRODUCTION, pathNot: STORIES },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: `${NPM}@types/` },
  },
  {
    name: 'declared packages only',
    comment: 'A package that another brought along may be gone with its next version.',
    from: { path: PRODUCTION },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'browsers have no node',
    comment: 'These files are downloaded by shoppers.',
    from: { path: BROWSER },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'tests leave journeys alone',
    comment: 'Journeys run against a real shop, by Playwright.',
    from: { path: '^tests/' },
    to: { path: '^e2e/', pathNot: '^e2e/support/' },
  },
  {
    name: 'no orphans',
    comment: 'A file that nothing imports and that imports nothing belongs to nobody.',
    from: { orphan: true, path: PRODUCTION, pathNot: ['[.]d[.]ts$', '/drizzle/', '^server/src/main[.]ts$'] },
    to: {},
  },
]

/** The import rules: the table above and a few general rules. */
export const configuration: IConfiguration = {
  forbidden: [...generalRules, ...roomRules, ...layerRules].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: NPM },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
