import { ka, loadEnglish, type Catalogue } from '@dukani/i18n'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
// By its file: Node reads this configuration, and the design system's door leads to components.
import { schemes } from './design-system/src/theme/tokens.ts'
import { adminInDev } from './scripts/adminInDev.ts'
import { failedStart } from './scripts/failedStart.ts'
import { installable } from './scripts/installable.ts'
import { offlineWorker } from './scripts/offlineWorker.ts'
import { precompress } from './scripts/precompress.ts'
import { savedPreferences } from './scripts/savedPreferences.ts'
import { withoutPropNames } from './scripts/withoutPropNames.ts'
import { withoutRipple } from './scripts/withoutRipple.ts'
import { withoutRouterLinks } from './scripts/withoutRouterLinks.ts'
import { withoutStoreShim } from './scripts/withoutStoreShim.ts'
import { applyPreferences } from './src/app/applyPreferences.ts'
import { showStartError } from './src/app/showStartError.ts'
import { themeInBuild } from './vite.theme.ts'

// The app, with what the catalogue shares with screens that hydrate without it.
const FIRST = anyOf(
  /src\/app\/entryClient\.tsx$/,
  /design-system\/src\/layout\/(?:Box|Text)\./,
  /design-system\/src\/internal\/(?:lines|scrollingRow)\./,
  /components\/(?:Button|EmptyState|HeartButton|IconButton|PriceTag|ProductImage|SectionHeading|Skeleton)\//,
  /components\/(?:CartTable\/panel|StarRating\/star)\./,
  /src\/features\/product\/api\/(?:fetchProduct|productPrefetch)\./,
  /src\/shared\/(?:api\/(?:adapters\/lists|redirected)|config\/useOwnText|images\/images|routing\/useProductLink)\./,
  /src\/shared\/head\/(?:pageSummary|usePageHead)\./,
  /src\/shared\/product\/(?:averageRating|knownProducts|productChoice)\./,
)

// What several screens need, but not the first one.
const SCREENS = anyOf(
  /components\/(?:FormMessage|ModalSheet|PrintPage|QuantityStepper)\/\w+\.tsx$/,
  /components\/(?:ReviewList\/ReviewListSkeleton|StarRating\/StarRating)\./,
  /design-system\/src\/internal\/StepButtons\./,
  /src\/features\/product\/(?:api\/productKeys|model\/productFailure|model\/viewedStore)\./,
  /src\/shared\/browser\/copyText\./,
)

const FORMS = anyOf(
  /src\/shared\/forms\/(?:fieldText|firstFocus|formError|showServerErrors|SubmitBar|useSubmit)\./,
  /src\/shared\/api\/readDetail\./,
  /contracts\/src\/(?:account|password)\./,
)

const MUI = anyOf(
  /@mui\/material\/(?:internal\/svg-icons\/Close|SvgIcon\/createSvgIcon)\./,
  /@mui\/material\/utils\/(?:debounce|mergeSlotProps|ownerDocument|ownerWindow|useEnhancedEffect)\./,
  /@mui\/utils\/(?:useControlled|useSlotProps)\//,
)

function anyOf(...tests: RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'))
}

// What the first screen needs is one file: split up by which lazy parts share it, it comes to several kB more. Beside it
// stands what boot.ts needs too, which must not wait for the rest. The server's build is one file in all, read once at
// start: a later build can't pull a chunk from under a running server.
const browserChunks = {
  groups: [
    {
      name: 'boot',
      test: /vite\/preload-helper|src\/shared\/(?:browser\/cookies|routing\/resetLink|session\/signInReturn)\.ts/,
      priority: 1,
    },
    // The package's door would bring them into the first screen, which says no date and no colour.
    { name: 'date', test: /i18n\/src\/date\.ts$/, priority: 1 },
    { name: 'colours', test: /i18n\/src\/colours\.ts$/, priority: 1 },
    { name: 'app', test: FIRST },
    { name: 'lists', test: /swr\/dist\/infinite\/|components\/LoadMore\// },
    { name: 'catalogue', test: /src\/pages\/CatalogPage\/Catalogue\.tsx$/ },
    { name: 'screens', test: SCREENS },
    // Few files for what many screens share, since the file of the app lists the name of each.
    { name: 'fields', test: /contracts\/src\/rules\/fields\./ },
    { name: 'forms', test: FORMS },
    { name: 'mui', test: MUI },
  ],
}

// Emotion imports it for `withTheme`, which nobody here uses; being CommonJS it would stay all the same.
const UNUSED = /node_modules\/hoist-non-react-statics\/|@emotion\/react\/_isolated-hnrs\//

/** The files that the app is in. */
const APP = /^assets\/(?:app|boot|rolldown-runtime)-/
/** What begins before they are loaded: boot.ts and the pages themselves. */
const BOOT = /^assets\/(?:boot|index|offline)-|\.html$/

const OFFLINE_PAGE = 'offline.html'
const WORKER = 'sw'
const WORKER_OFF = 'sw-off'

/** What the browser's build begins with: the shop, its offline page, the service worker, and one that takes it away. */
const browserEntries = {
  index: 'index.html',
  offline: OFFLINE_PAGE,
  [WORKER]: 'src/app/worker/serviceWorker.ts',
  [WORKER_OFF]: 'src/app/worker/workerOff.ts',
}

/** A worker's file keeps its name from release to release: it is by its address that a browser knows it. */
const entryFileNames = ({ name }: { name: string }) =>
  name === WORKER || name === WORKER_OFF ? '[name].js' : 'assets/[name]-[hash].js'

const app = installable({
  name: ka['shop.name'],
  description: ka['shop.description'],
  language: 'ka',
  grounds: { light: schemes.light.background, dark: schemes.dark.background },
  icon: { ground: schemes.light.primary, figure: schemes.light.onPrimary },
  shortcuts: [
    { name: ka['cart.title'], url: '/#cart' },
    { name: ka['orders.title'], url: '/orders' },
  ],
})

const offline = offlineWorker({
  page: OFFLINE_PAGE,
  worker: WORKER,
  registeredBy: 'index.html',
  also: {
    modules: [
      /\/entryOffline\.tsx$/,
      /\/i18n\/src\/(?:ka\/(?:deferred|product)Texts|en\/index)\.ts$/,
      /\/Icon\/deferredPaths\.ts$/,
    ],
    files: [
      /\/noto-(?:sans|serif)-georgian-(?:georgian|latin)-wght-normal/,
      /\/noto-sans-georgian-latin-ext-/,
    ],
  },
})

const failedStartTexts = (texts: Catalogue) => ({
  title: texts['error.title'],
  text: texts['error.text'],
  retry: texts['shell.retry'],
})
const startFailure = failedStart(showStartError, {
  ka: failedStartTexts(ka),
  en: failedStartTexts(await loadEnglish()),
})

// The offline page is shown at the addresses of all pages, and the back office has no address in each language.
const preferences = savedPreferences(applyPreferences, [`/${OFFLINE_PAGE}`, '/admin/index.html'])

/** Two builds of one storefront: for the browser, and for the server that renders its first screen. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    adminInDev(),
    withoutRouterLinks(),
    withoutPropNames(),
    themeInBuild(),
    withoutRipple(),
    withoutStoreShim(),
    react(),
    ...(isSsrBuild ? [] : [app, startFailure, preferences, offline]),
    precompress(),
  ],
  // React's CommonJS doors choose their build by this; the server entry has no other place to learn it from.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The server entry carries its libraries: the host loads one file and needs no React of its own.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Pictures and fonts stay files: `data:` addresses would weaken the CSP and grow every page.
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    modulePreload: {
      polyfill: false,
      // The files of the app are loaded by boot.ts, and need no preload after that.
      resolveDependencies: (_file, deps, { hostId }) =>
        BOOT.test(hostId) ? deps : deps.filter((dep) => !APP.test(dep)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      ...(isSsrBuild ? {} : { input: browserEntries }),
      output: isSsrBuild ? { codeSplitting: false } : { codeSplitting: browserChunks, entryFileNames },
      treeshake: { moduleSideEffects: [{ test: UNUSED, sideEffects: false }] },
    },
  },
}))
