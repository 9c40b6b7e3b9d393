import {
  categoryOrderSchema,
  newCategorySchema,
  renameCategorySchema,
  type StaffCategory,
} from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { refusal } from './catalogueHandlers.ts'

/** Categories as the server sends them to staff. */
export const staffCategories = (): StaffCategory[] => [
  { id: 'c1', title: 'ღვინო', title_en: 'Wine', has_products: true },
  { id: 'c2', title: 'სამზარეულო', title_en: 'Kitchen', has_products: true },
  { id: 'c3', title: 'საახალწლო საჩუქრები', title_en: '', has_products: false },
]

const taken = () => HttpResponse.json({ title: [serverKa['server.categoryTaken']] }, { status: 400 })

/** The calls of the back office about categories, with a state of their own. */
export function categoryAdminHandlers(initial: readonly StaffCategory[]): HttpHandler[] {
  let categories = [...initial]
  const changed = (next: StaffCategory[]) => {
    categories = next
    return HttpResponse.json({ results: categories })
  }
  const isTaken = (title: string) => categories.some((each) => each.title === title)
  return [
    http.get('*/v1/admin/categories/', () => HttpResponse.json({ results: categories })),
    http.post('*/v1/admin/categories/', async ({ request }) => {
      const { title, title_en = '' } = newCategorySchema.parse(await request.json())
      if (isTaken(title)) return taken()
      const added = { id: `c${categories.length + 1}`, title, title_en, has_products: false }
      return changed([...categories, added])
    }),
    http.put('*/v1/admin/categories/order/', async ({ request }) => {
      const { ids } = categoryOrderSchema.parse(await request.json())
      return changed(categories.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)))
    }),
    http.patch('*/v1/admin/categories/:id/', async ({ params, request }) => {
      const { title, title_en } = renameCategorySchema.parse(await request.json())
      if (title !== undefined && isTaken(title)) return taken()
      const renamed = (each: StaffCategory) => ({
        ...each,
        title: title ?? each.title,
        title_en: title_en ?? each.title_en,
      })
      return changed(categories.map((each) => (each.id === params['id'] ? renamed(each) : each)))
    }),
    http.delete('*/v1/admin/categories/:id/', ({ params }) => {
      const gone = categories.find(({ id }) => id === params['id'])
      if (gone?.has_products === true) return refusal(serverKa['server.categoryHasProducts'], 409)
      return changed(categories.filter((each) => each !== gone))
    }),
  ]
}
