import {
  categoryOrderSchema,
  newCategorySchema,
  renameCategorySchema,
  staffCategoryListSchema,
  type StaffCategoryList,
} from '@dukani/contracts'
import * as z from 'zod/mini'
import { fieldErrors, notFound, refused, type ApiError } from '../../plugins/apiError.ts'
import type { App } from '../../plugins/app.ts'
import { actorOf } from '../../plugins/backOffice.ts'
import type { Result } from '../../result.ts'
import type { CategoryAdminService, CategoryRefusal } from './service.ts'

const PATH = '/v1/admin/categories/'
const params = z.object({ id: z.string() })
const response = { 200: staffCategoryListSchema }

/** `/v1/admin/categories/`: the categories of the shop. Each call answers with all of them. */
export function addCategoryAdminRoutes(app: App, { categories }: { categories: CategoryAdminService }): void {
  app.get(PATH, { schema: { summary: 'All categories, in the shop’s order', response } }, () =>
    categories.list(),
  )

  app.post(
    PATH,
    {
      schema: {
        summary: 'Adds a category after the others',
        description: '400 at `title` when there is one of this title.',
        body: newCategorySchema,
        response,
      },
    },
    async (request) => answer(await categories.create(actorOf(request), request.body)),
  )

  app.put(
    `${PATH}order/`,
    {
      schema: {
        summary: 'Sorts the categories',
        description: '409 when these aren’t all categories by now.',
        body: categoryOrderSchema,
        response,
      },
    },
    async (request) => answer(await categories.sort(actorOf(request), request.body.ids.map(String))),
  )

  app.patch(
    `${PATH}:id/`,
    {
      schema: {
        summary: 'Renames a category, in one language',
        description:
          'Products are found by a new Georgian title within seconds. 400 at `title` when there is one of this title, 409 when it has another title than `seen` by now, or an import uses it.',
        params,
        body: renameCategorySchema,
        response,
      },
    },
    async (request) => answer(await categories.rename(actorOf(request), request.params.id, request.body)),
  )

  app.delete(
    `${PATH}:id/`,
    {
      schema: {
        summary: 'Deletes a category',
        description: '409 when products are in it, even hidden ones, or an import uses it.',
        params,
        response,
      },
    },
    async (request) => answer(await categories.delete(actorOf(request), request.params.id)),
  )
}

function answer(changed: Result<StaffCategoryList, CategoryRefusal>): StaffCategoryList {
  if (!changed.ok) throw refusal(changed.error)
  return changed.value
}

function refusal(why: CategoryRefusal): ApiError {
  switch (why) {
    case 'notFound':
      return notFound()
    case 'taken':
      return fieldErrors((t) => ({ title: [t('server.categoryTaken')] }))
    case 'changedMeanwhile':
      return refused(409, 'server.categoriesChanged')
    case 'hasProducts':
      return refused(409, 'server.categoryHasProducts')
    case 'inUse':
      return refused(409, 'server.categoryInUse')
  }
}
