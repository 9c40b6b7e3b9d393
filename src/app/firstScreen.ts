import type { Product, RenderRequest } from '@dukani/contracts'
import type { Translate } from '@dukani/i18n'
import { matchPath } from 'react-router'
import { catalogueAnswers } from '#features/catalogue/api/catalogueKeys.ts'
import { productAnswers } from '#features/product/api/productKeys.ts'
import { catalogueSummary, plainSummary, productSummary } from '#shared/head/pageSummary.ts'
import { productData } from '#shared/head/productData.ts'
import type { PageHead } from '#shared/head/renderHead.ts'
import type { FirstAnswers } from '#shared/api/swr.ts'
import { firstImage, imageSrcSet, imageUrl } from '#shared/images.ts'
import { CARD_IMAGE_SIZES, PRODUCT_IMAGE_SIZES } from '#shared/imageSizes.ts'
import { parseCatalogueQuery, ROUTES, type CatalogueQuery } from '#shared/routes.ts'
import { preloadScreen } from './screens.ts'

/** What an address shows first: its data, what it says of itself, and the picture worth fetching ahead. */
export interface FirstScreen {
  status: number
  head: PageHead
  state: FirstAnswers
  firstImage: { src: string; srcSet: string | null; sizes: string } | null
}

const NOTHING_MORE = { image: null, structuredData: null }

/** Asks the services for what the first screen of an address shows. @throws what they throw */
export async function firstScreen(request: RenderRequest, t: Translate): Promise<FirstScreen> {
  const { pathname, searchParams } = new URL(request.url, request.origin)
  const query = parseCatalogueQuery(searchParams)
  await preloadScreen(pathname)

  const productMatch = matchPath(ROUTES.ProductModal, pathname)
  if (productMatch?.params.id !== undefined) return productScreen(request, t, query, productMatch.params.id)
  if (matchPath(ROUTES.Catalog, pathname)) return catalogueScreen(request, t, query)
  return {
    status: 404,
    head: { ...plainSummary(t, t('notFound.title')), ...NOTHING_MORE },
    state: {},
    firstImage: null,
  }
}

async function catalogueScreen(
  request: RenderRequest,
  t: Translate,
  query: CatalogueQuery,
): Promise<FirstScreen> {
  const { state, products } = await catalogueData(request, query)
  return {
    status: 200,
    head: { ...catalogueSummary(t, query), ...NOTHING_MORE },
    state,
    firstImage: preloaded(products[0], request, CARD_IMAGE_SIZES),
  }
}

async function productScreen(
  request: RenderRequest,
  t: Translate,
  query: CatalogueQuery,
  id: string,
): Promise<FirstScreen> {
  const [{ state }, product] = await Promise.all([catalogueData(request, query), request.data.product(id)])
  if (product === null) {
    return {
      status: 404,
      head: { ...plainSummary(t, t('product.notFound')), ...NOTHING_MORE },
      state: { ...state, ...productAnswers(id, null) },
      firstImage: null,
    }
  }
  const image = imageUrl(firstImage(product), request.config)
  const absolute = (path: string) => new URL(path, request.origin).href
  return {
    status: 200,
    head: { ...productSummary(t, product), image, structuredData: productData(product, image, absolute) },
    state: { ...state, ...productAnswers(id, product) },
    firstImage: preloaded(product, request, PRODUCT_IMAGE_SIZES),
  }
}

async function catalogueData({ data }: RenderRequest, query: CatalogueQuery) {
  const [categories, page] = await Promise.all([data.categories(), data.products({ page: 1, ...query })])
  return { state: catalogueAnswers(query, page, categories), products: page.results }
}

function preloaded(
  product: Product | undefined,
  { config }: RenderRequest,
  sizes: string,
): FirstScreen['firstImage'] {
  const path = product ? firstImage(product) : null
  const src = imageUrl(path, config)
  return src === null ? null : { src, srcSet: imageSrcSet(path, config), sizes }
}
