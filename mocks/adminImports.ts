import type { CatalogueImport, CatalogueImportDetails, ImportProblem } from '@dukani/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'

/** A problem of a file. */
export function importProblem(overrides: Partial<ImportProblem> = {}): ImportProblem {
  return {
    kind: 'refused',
    line: 14,
    handle: 'qvevri',
    text: 'price „ufaso“ თანხა არ არის; ჩაწერეთ ასე: 12.50',
    ...overrides,
  }
}

/** A file that was checked. */
export function catalogueImport(overrides: Partial<CatalogueImportDetails> = {}): CatalogueImportDetails {
  return {
    id: '0199a1b2-0000-7000-8000-00000000c5f1',
    file: 'products_export_1.csv',
    size: 48_213,
    state: 'checked',
    cancelling: false,
    author: { id: '1', name: 'ნინო ბერიძე' },
    progress: null,
    report: {
      ...{ rows: 164, added: 40, changed: 2, unchanged: 5, skipped: 1, hidden: 0 },
      ...{
        categories: [],
        pictures_new: 0,
        pictures_missing: 0,
        refused_rows: 0,
        warnings: 0,
        uncounted: 0,
        problems: 0,
      },
    },
    refusal: null,
    created_at: '2026-11-20T09:30:00Z',
    started_at: null,
    ended_at: null,
    problems: [],
    ...overrides,
  }
}

const CREATED = 201

/**
 * Handlers for files of products, each time with a state of their own. What is uploaded is `next` the next time it is read;
 * what is confirmed is `done`.
 * @param given the uploaded files, latest first
 */
export function adminImportHandlers(
  given: readonly CatalogueImportDetails[] = [],
  {
    next = catalogueImport(),
    done = {},
  }: {
    next?: CatalogueImportDetails
    done?: Partial<CatalogueImportDetails>
  } = {},
): HttpHandler[] {
  let imports = given
  const change = (
    id: unknown,
    changes: (known: CatalogueImportDetails) => Partial<CatalogueImportDetails>,
  ) => {
    imports = imports.map((known) => (known.id === id ? { ...known, ...changes(known) } : known))
    return answer(id)
  }
  const answer = (id: unknown) => {
    const known = imports.find((each) => each.id === id)
    return known === undefined
      ? HttpResponse.json({ detail: 'ვერ მოიძებნა.' }, { status: 404 })
      : HttpResponse.json(known)
  }
  const waiting: Partial<CatalogueImport> = { progress: null }
  return [
    http.get('*/v1/admin/imports/', () => HttpResponse.json({ next: null, results: imports })),
    http.post('*/v1/admin/imports/', () => {
      const checking = { ...next, ...waiting, state: 'checking' as const }
      imports = [next, ...imports]
      return HttpResponse.json(checking, { status: CREATED })
    }),
    http.get('*/v1/admin/imports/:id/', ({ params }) => answer(params['id'])),
    http.post('*/v1/admin/imports/:id/start/', ({ params }) =>
      change(params['id'], () => ({
        ...{ state: 'done', started_at: '2026-11-20T09:31:00Z', ended_at: '2026-11-20T09:32:00Z' },
        ...done,
      })),
    ),
    http.post('*/v1/admin/imports/:id/cancel/', ({ params }) =>
      change(params['id'], ({ state }) =>
        state === 'checked' ? { state: 'cancelled', ended_at: '2026-11-20T09:31:00Z' } : { cancelling: true },
      ),
    ),
  ]
}
