import type { HtmlTagDescriptor, Plugin } from 'vite'
import { iconIco, iconPng, iconSvg, type IconColours } from './appIcon.ts'

export interface InstallableOptions {
  /** name, short name and description of the shop */
  name: string
  description: string
  language: string
  /** the page's background, also for the browser's bars and the splash screen */
  grounds: Readonly<Record<'light' | 'dark', string>>
  icon: IconColours
  /** shortcuts of the app icon */
  shortcuts: readonly { name: string; url: string }[]
}

const FAVICON = 'favicon.svg'
// Not referenced by a page: requested by clients that don't support SVG icons.
const FAVICON_ICO = 'favicon.ico'
const TOUCH_ICON = 'apple-touch-icon.png'
const MANIFEST = 'manifest.webmanifest'

/** The app icons, by file name. */
const ICONS = {
  'icon-192.png': { shape: 'tile', side: 192, purpose: 'any' },
  'icon-512.png': { shape: 'tile', side: 512, purpose: 'any' },
  'icon-maskable-512.png': { shape: 'full', side: 512, purpose: 'maskable' },
} as const

/**
 * Makes the shop installable: generates icons and the web app manifest from the options, and adds both to the head of
 * each page.
 */
export function installable(options: InstallableOptions): Plugin {
  let isBuild = false
  const favicon = iconSvg(options.icon)
  return {
    name: 'installable',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FAVICON}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end(favicon)
      })
    },
    transformIndexHtml: () => (isBuild ? [...headTags(options), ...appTags(options)] : headTags(options)),
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        void this.emitFile({ type: 'asset', fileName, source })
      emit(FAVICON, favicon)
      emit(FAVICON_ICO, await iconIco(favicon, [16, 32, 48]))
      emit(MANIFEST, JSON.stringify(webManifest(options)))
      // The device rounds the corners.
      emit(TOUCH_ICON, await iconPng(iconSvg(options.icon, 'full'), 180))
      for (const [file, { shape, side }] of Object.entries(ICONS))
        emit(file, await iconPng(iconSvg(options.icon, shape), side))
    },
  }
}

/** The web app manifest. */
export function webManifest({ name, description, language, grounds, shortcuts }: InstallableOptions) {
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: grounds.light,
    background_color: grounds.light,
    categories: ['shopping'],
    icons: Object.entries(ICONS).map(([file, { side, purpose }]) => ({
      src: `/${file}`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: shortcuts.map(({ name: label, url }) => ({
      name: label,
      url,
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' })
const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })

/** `data-scheme` marks the tag of each scheme, so that the server or the page can choose one. */
function headTags({ grounds }: InstallableOptions): HtmlTagDescriptor[] {
  const themes = (['light', 'dark'] as const).map((scheme) =>
    meta({
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      'data-scheme': scheme,
      content: grounds[scheme],
    }),
  )
  return [...themes, link({ rel: 'icon', href: `/${FAVICON}`, type: 'image/svg+xml' })]
}

function appTags({ name }: InstallableOptions): HtmlTagDescriptor[] {
  return [
    link({ rel: 'apple-touch-icon', href: `/${TOUCH_ICON}` }),
    link({ rel: 'manifest', href: `/${MANIFEST}` }),
    meta({ name: 'mobile-web-app-capable', content: 'yes' }),
    meta({ name: 'apple-mobile-web-app-title', content: name }),
  ]
}
