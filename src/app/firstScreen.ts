import type { Id, RenderRequest } from '@dukani/contracts'
import { languagePath, type Translate } from '@dukani/i18n'
import { matchPath } from 'react-router'
import { CatalogueScreen } from '#pages/CatalogPage/CatalogueScreen.ts'
import { catalogueAnswers } from '#features/catalogue/api/catalogueKeys.ts'
import { productAnswers } from '#features/product/api/productKeys.ts'
import { catalogueSummary, plainSummary } from '#shared/head/pageSummary.ts'
import { productData } from '#shared/head/productData.ts'
import { productSummary } from '#shared/head/productSummary.ts'
import { addressAt, type PageHead } from '#shared/head/renderHead.ts'
import type { FirstAnswers } from '#shared/api/swr.ts'
import { firstImage, imageUrl } from '#shared/images/images.ts'
import { parseCatalogueQuery, paths, ROUTES, type CatalogueQuery } from '#shared/routing/routes.ts'
import { preloadScreen } from './screens.ts'

/** The data and the head of an address's first render. */
export interface FirstScreen {
  status: number
  head: PageHead
  state: FirstAnswers
  /** the products in it */
  productIds: Id[]
}

const NOTHING_MORE = { image: null, structuredData: null }

/** Asks the services for what the first screen of an address shows. @throws what they throw */
export async function firstScreen(request: RenderRequest, t: Translate): Promise<FirstScreen> {
  const { pathname, searchParams } = new URL(request.url, 'http://page')
  const query = parseCatalogueQuery(searchParams)
  // Screens open over the catalogue, which is part of the page.
  await Promise.all([preloadScreen(pathname, request.config.settings), CatalogueScreen.preload()])

  const productMatch = matchPath(ROUTES.ProductModal, pathname)
  if (productMatch?.params.id !== undefined) return productScreen(request, t, query, productMatch.params.id)
  if (matchPath(ROUTES.Catalog, pathname)) return catalogueScreen(request, t, query)
  if (matchPath(ROUTES.Orders, pathname) || matchPath(ROUTES.OrdersPage, pathname))
    return plainScreen(request, t, query, t('orders.title'))
  if (matchPath(ROUTES.PaymentSuccess, pathname)) return plainScreen(request, t, query, t('payment.title'))
  if (matchPath(ROUTES.ResetPassword, pathname)) return plainScreen(request, t, query, t('reset.title'))
  return {
    status: 404,
    head: { ...plainSummary(t, t('notFound.title')), ...NOTHING_MORE },
    state: {},
    productIds: [],
  }
}

async function catalogueScreen(
  request: RenderRequest,
  t: Translate,
  query: CatalogueQuery,
): Promise<FirstScreen> {
  const { categories, answers } = await catalogueData(request, query)
  return {
    status: 200,
    head: { ...catalogueSummary(t, query, request.language, categories), ...NOTHING_MORE },
    ...answers,
  }
}

/**
 * A modal whose data the server doesn't have: neither whose orders they are (ROUTE-05), nor what was paid
 * (ROUTE-03), nor what a link to a new password carries (ROUTE-04). It is the same page for everybody.
 */
async function plainScreen(
  request: RenderRequest,
  t: Translate,
  query: CatalogueQuery,
  title: string,
): Promise<FirstScreen> {
  return {
    status: 200,
    head: { ...plainSummary(t, title), ...NOTHING_MORE },
    ...(await catalogueData(request, query)).answers,
  }
}

async function productScreen(
  request: RenderRequest,
  t: Translate,
  query: CatalogueQuery,
  id: string,
): Promise<FirstScreen> {
  const [catalogue, product] = await Promise.all([catalogueData(request, query), request.data.product(id)])
  const { state, productIds } = catalogue.answers
  if (product === null) {
    return {
      status: 404,
      head: { ...plainSummary(t, t('product.notFound')), ...NOTHING_MORE },
      state: { ...state, ...productAnswers(id, null) },
      // It may come to be.
      productIds: [...productIds, id],
    }
  }
  const image = imageUrl(firstImage(product), request.config)
  const { origin, language } = request
  const url = addressAt(origin, languagePath(paths.product(product.id), language))
  return {
    status: 200,
    head: {
      ...productSummary(t, product, language),
      image,
      structuredData: productData(product, language, url, image && addressAt(origin, image)),
    },
    state: { ...state, ...productAnswers(id, product) },
    productIds: [...productIds, product.id],
  }
}

async function catalogueData({ data }: RenderRequest, query: CatalogueQuery) {
  const [categories, page] = await Promise.all([data.categories(), data.products({ page: 1, ...query })])
  return {
    categories,
    answers: {
      state: catalogueAnswers(query, page, categories),
      productIds: page.results.map((product) => product.id),
    },
  }
}
