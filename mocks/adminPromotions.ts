import {
  newPromotionSchema,
  previewPromotionSchema,
  type ChangePromotion,
  type NewPromotion,
  type Promotion,
  type PromotionPreview,
} from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

/** 20 % off wine, from a past moment on. */
export function promotion(overrides: Partial<Promotion> = {}): Promotion {
  return {
    id: 'promotion-1',
    name: 'შაბათ-კვირა',
    percent: 20,
    amount: null,
    starts_at: '2026-11-20T20:00:00.000Z',
    ends_at: '2126-11-22T20:00:00.000Z',
    state: 'running',
    renewing: false,
    categories: [{ id: '1', title: 'ღვინო' }],
    products: [],
    version: 1,
    ...overrides,
  }
}

/** What it does to two of three products. */
export function promotionPreview(overrides: Partial<PromotionPreview> = {}): PromotionPreview {
  return {
    products: 128,
    skipped: 0,
    examples: [
      { id: 'p1', name: 'საფერავი, ქვევრის ღვინო', price: 38.5, cut_price: 30.8, specifications: 0 },
      { id: 'p2', name: 'ქინძმარაული', price: 29.9, cut_price: 23.92, specifications: 3 },
    ],
    ...overrides,
  }
}

const CREATED = 201
const NO_CONTENT = 204
const CONFLICT = 409

/** The calls of the back office about promotions, with a state of their own. */
export function promotionHandlers(
  initial: readonly Promotion[],
  preview = promotionPreview(),
): HttpHandler[] {
  let promotions = initial
  const changed = (id: unknown, change: (known: Promotion) => Promotion) => {
    const known = promotions.find((each) => each.id === id)
    if (known === undefined) return refusal(serverKa['server.notFound'], 404)
    const next = change(known)
    promotions = promotions.map((each) => (each === known ? next : each))
    return HttpResponse.json(next)
  }
  return [
    http.get('*/v1/admin/promotions/', ({ request }) => {
      const state = new URL(request.url).searchParams.get('state')
      const results = promotions.filter((each) => state === null || each.state === state)
      return HttpResponse.json({ next: null, results })
    }),
    http.get('*/v1/admin/promotions/:id/', ({ params }) => changed(params['id'], (known) => known)),
    http.post('*/v1/admin/promotions/preview/', async ({ request }) => {
      previewPromotionSchema.parse(await request.json())
      return HttpResponse.json(preview)
    }),
    http.post('*/v1/admin/promotions/', async ({ request }) => {
      const sent = newPromotionSchema.parse(await request.json())
      if (sent.ends_at !== null && new Date(sent.ends_at) < new Date())
        return HttpResponse.json({ ends_at: [serverKa['server.endsInPast']] }, { status: 400 })
      const created = promotion({
        ...{ ...fieldsOf(sent), id: `promotion-${promotions.length + 1}` },
        state: sent.starts_at === null ? 'running' : 'planned',
      })
      promotions = [created, ...promotions]
      return HttpResponse.json(created, { status: CREATED })
    }),
    http.patch('*/v1/admin/promotions/:id/', async ({ params, request }) => {
      const { version, ...change } = (await request.json()) as ChangePromotion
      const known = promotions.find(({ id }) => id === params['id'])
      if (known?.version !== version) return refusal(serverKa['server.promotionChanged'], CONFLICT)
      return changed(params['id'], (each) => ({ ...each, ...fieldsOf(change), version: version + 1 }))
    }),
    http.post('*/v1/admin/promotions/:id/end/', ({ params }) =>
      changed(params['id'], (each) => ({ ...each, state: 'ended', version: each.version + 1 })),
    ),
    http.delete('*/v1/admin/promotions/:id/', ({ params }) => {
      promotions = promotions.filter(({ id }) => id !== params['id'])
      return new HttpResponse(null, { status: NO_CONTENT })
    }),
  ]
}

/** What is sent, as it is answered. */
function fieldsOf({ starts_at, categories, products, ...same }: Partial<NewPromotion>): Partial<Promotion> {
  return {
    ...same,
    ...(starts_at != null && { starts_at }),
    ...(categories && { categories: categories.map((id) => ({ id, title: 'ღვინო' })) }),
    ...(products && { products: products.map((id) => ({ id, name: 'საფერავი, ქვევრის ღვინო' })) }),
  }
}
