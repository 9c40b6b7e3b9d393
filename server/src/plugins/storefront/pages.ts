import type { PublicSettings, RenderPage, RenderRequest, RuntimeConfig, ScreenData } from '@dukani/contracts'
import { pageTags } from '../../gateways/cdn/pageTags.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { assembleDocument, emptyDocument, inlineElements } from './document.ts'
import { categoryOf, isNotFoundPage, kindOfPage } from './pageAddress.ts'
import { compressedPage, type CachedPage, type FreshPage } from './pageCache.ts'
import { SPECULATION_RULES } from './speculationRules.ts'

/** What a page depends on. Its `url` comes from `pageAddress`. */
export interface PageRequest extends Pick<RenderRequest, 'url' | 'origin' | 'language'> {
  /** whether it is served over https */
  https: boolean
}

export interface PageParts {
  /** index.html */
  template: string
  data: ScreenData
  config: RuntimeConfig
  /** what the owner has changed of the storefront's texts, and its version */
  settings: () => { settings: PublicSettings; version: string }
  renderPage: RenderPage
}

/** Renders the pages of the storefront. */
export interface Pages {
  /** With its first screen. @throws what rendering throws */
  rendered: (request: PageRequest) => Promise<FreshPage>
  /** Without it: the browser renders everything. There are few of these pages, each made once. */
  unrendered: (request: PageRequest) => Promise<CachedPage>
}

/** Keeps unrendered pages in memory, one for each language and protocol, until the settings change. */
export function createPages({ template, data, config: fixed, settings, renderPage }: PageParts): Pages {
  const { scripts, styles } = inlineElements(template)
  const unrendered = new Map<string, Promise<CachedPage>>()
  /** the version of the settings in them */
  let shownVersion: string | null = null

  /** An unknown category has a page, too, but there are arbitrarily many of these. */
  async function isOfTheShop(url: string): Promise<boolean> {
    const category = categoryOf(url)
    if (category === null) return true
    return (await data.categories()).some((each) => [each.title, each.category_id].includes(category))
  }

  return {
    async rendered({ https, ...request }) {
      const { language, url } = request
      const config = { ...fixed, settings: settings().settings }
      const page = await renderPage({ ...request, config, data })
      const isFound = page.status === 200 || isNotFoundPage(url)
      return {
        status: page.status,
        tags: pageTags(page.productIds),
        html: assembleDocument({ template, language, config, page }),
        contentSecurityPolicy: contentSecurityPolicy({
          styles: [...styles, ...page.styles.map(({ css }) => css)],
          scripts: [...scripts, SPECULATION_RULES],
          config,
          https,
        }),
        isCacheable: isFound && kindOfPage(url) !== 'passing' && (await isOfTheShop(url)),
      }
    },

    unrendered({ language, https }) {
      const shown = settings()
      if (shown.version !== shownVersion) unrendered.clear()
      shownVersion = shown.version
      const config = { ...fixed, settings: shown.settings }
      const key = [language, https].join(' ')
      const made =
        unrendered.get(key) ??
        compressedPage({
          status: 200,
          tags: [],
          html: emptyDocument({ template, language, config }),
          contentSecurityPolicy: contentSecurityPolicy({ styles, scripts, config, https }),
        })
      unrendered.set(key, made)
      return made
    },
  }
}
