import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fastifyCookie from '@fastify/cookie'
import type { RenderPage, ScreenData } from '@dukani/contracts'
import { createServerTranslate, loadServerEnglish, serverKa } from '@dukani/i18n'
import fastify from 'fastify'
import { beforeEach, vi } from 'vitest'
import type { Cdn } from '../../../server/src/gateways/cdn/cdn.ts'
import { storefrontPlugin } from '../../../server/src/plugins/storefront/storefront.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const template = `<!doctype html><html lang="ka"><head><!--head--><!--/head--><style>a{}</style><!--styles-->
<meta name="theme-color" media="(prefers-color-scheme: light)" data-scheme="light" content="white">
<meta name="theme-color" media="(prefers-color-scheme: dark)" data-scheme="dark" content="black">
<meta name="offline-worker" content="/sw.js">
<script type="application/json" id="config">{}</script><script>prefer(true)</script></head>
<body><div id="root"><!--app--></div><!--state--></body></html>`

const runtimeConfig = {
  apiBase: '',
  mediaBase: '',
  mediaWidths: [320],
  tileUrl: '',
  tileAttribution: '',
  sketchTileUrl: '',
  sketchTileUrlDark: '',
  mapboxToken: '',
  idempotencyKeys: true,
  arrangement: true,
  promotionCodes: true,
  settings: {},
}

/** A small build of the storefront; `renderPage` gives a few words unless a test says otherwise. Call it at the top of a file. */
export function storefrontBuild() {
  const clientDir = clientFiles()
  const deltasDir = temporaryFolder()
  const renderPage = vi.fn<RenderPage>()
  beforeEach(() => {
    renderPage.mockImplementation(async ({ url, language }) => ({
      status: url === '/not-found' || url.startsWith('/product/0') ? 404 : 200,
      head: '<title>დუქანი</title>',
      styles: [{ emotion: 'dk a', css: '.a{}' }],
      html: `<p>${url} ${language}</p>`,
      state: '{}',
      productIds: ['p1'],
    }))
  })

  /** The storefront alone. */
  async function shop({
    offlinePage = true,
    rendersPerMinute = 0,
    deltas = {},
    compressed = {},
    cdn = null as Cdn | null,
    settings = () => ({ settings: {}, version: '' }),
  } = {}) {
    writeFiles(deltasDir, deltas)
    writeFiles(clientDir, compressed)
    const app = fastify({ trustProxy: true })
    await app.register(fastifyCookie)
    const categories = async () => [{ category_id: 'c1', title: 'wine' }]
    await app.register(storefrontPlugin, {
      build: { clientDir, deltasDir, template, renderPage },
      data: { categories } as ScreenData,
      runtimeConfig,
      settings,
      texts: { ka: createServerTranslate(serverKa), en: createServerTranslate(await loadServerEnglish()) },
      origin: () => null,
      rendersPerMinute,
      offlinePage,
      cdn,
    })
    return app
  }

  return { renderPage, shop }
}

function clientFiles(): string {
  const clientDir = temporaryFolder()
  mkdirSync(path.join(clientDir, 'assets'))
  const files = {
    'assets/app-12345678.js': 'export {}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'index.html': template,
    'offline.html': '<!doctype html><script>prefer(false)</script><p>offline',
    'sw.js': 'keeps()',
    'sw-off.js': 'ends()',
  }
  writeFiles(clientDir, files)
  return clientDir
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
}
