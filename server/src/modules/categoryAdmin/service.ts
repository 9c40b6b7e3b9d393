import type { NewCategory, RenameCategory, StaffCategoryList } from '@dukani/contracts'
import type { Database, Transaction } from '../../db/database.ts'
import { isLockTimeout, isUniqueViolation } from '../../db/databaseErrors.ts'
import { afterCommit, inTransaction } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { productChanges } from '../../observations.ts'
import { fail, succeed, type Result } from '../../result.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange, type Change } from '../staff/auditRepository.ts'
import * as repository from './repository.ts'

/**
 * Why categories weren't changed; `changedMeanwhile`: another member of the staff changed them; `inUse`: an import is
 * putting products into one, and isn't done soon.
 */
export type CategoryRefusal = 'notFound' | 'taken' | 'changedMeanwhile' | 'hasProducts' | 'inUse'

type Changed = Promise<Result<StaffCategoryList, CategoryRefusal>>

/** The categories, for staff. Each change is in the audit log, and renews the pages of the shop. */
export interface CategoryAdminService {
  list(): Promise<StaffCategoryList>
  /** Adds a category after the others. */
  create(actor: Actor, category: NewCategory): Changed
  /** Renames a category in one language. Products are found by a new Georgian title once `renewRenamed` has renewed them. */
  rename(actor: Actor, id: string, change: RenameCategory): Changed
  /** @param ids all categories in their new order */
  sort(actor: Actor, ids: readonly string[]): Changed
  /** Deletes a category without products. */
  delete(actor: Actor, id: string): Changed
}

export function createCategoryAdminService(db: Database): CategoryAdminService {
  /** Runs a change with all categories locked, so that two changes don't overlap. */
  function change(
    work: (
      transaction: Transaction,
      known: readonly repository.CategoryRow[],
    ) => Promise<CategoryRefusal | null>,
  ): Changed {
    return inTransaction(db, async (transaction): Changed => {
      const why = await work(transaction, await repository.lockCategories(transaction))
      if (why !== null) return fail(why)
      afterCommit(() => productChanges.publish(null))
      return succeed({ results: await repository.allCategories(transaction) })
    }).catch((error: unknown) => {
      // An import has added a category of this title meanwhile.
      if (isUniqueViolation(error)) return fail('taken')
      // It has waited as long as a request may.
      if (isLockTimeout(error)) return fail('inUse')
      throw error
    })
  }

  return {
    list: async () => ({ results: await repository.allCategories(db) }),

    create: (actor, { title, title_en = '' }) =>
      change(async (transaction, known) => {
        const id = newId()
        const position = Math.max(0, ...known.map((category) => category.position)) + 1
        const row = { id, title, titleEn: title_en, position }
        if (!(await repository.insertCategory(transaction, row))) return 'taken'
        const after = loggedTitles({ title, titleEn: title_en })
        await record(transaction, { actor, action: 'category.create', id, before: null, after })
        return null
      }),

    rename: (actor, id, { seen, title, title_en }) =>
      change(async (transaction, known) => {
        const category = known.find((each) => each.id === id)
        if (category === undefined) return 'notFound'
        const was = title === undefined ? category.titleEn : category.title
        if (was === (title ?? title_en)) return null
        if (was !== seen) return 'changedMeanwhile'
        if (known.some((each) => each.title === title)) return 'taken'
        if (title !== undefined) await repository.renameCategory(transaction, id, title)
        else await repository.renameInEnglish(transaction, id, title_en ?? '')
        const field = title === undefined ? 'title_en' : 'title'
        await record(transaction, {
          actor,
          action: 'category.rename',
          id,
          before: { [field]: seen },
          after: { [field]: title ?? title_en },
        })
        return null
      }),

    sort: (actor, ids) =>
      change(async (transaction, known) => {
        const wanted = new Set(ids)
        const isWhole = wanted.size === known.length && known.every(({ id }) => wanted.has(id))
        if (!isWhole) return 'changedMeanwhile'
        await repository.sortCategories(transaction, ids)
        await record(transaction, {
          actor,
          action: 'category.sort',
          id: 'all',
          before: null,
          after: { categories: ids.length },
        })
        return null
      }),

    delete: (actor, id) =>
      change(async (transaction, known) => {
        const category = known.find((each) => each.id === id)
        if (category === undefined) return 'notFound'
        await repository.closeCategory(transaction, id)
        if (await repository.hasProducts(transaction, id)) return 'hasProducts'
        await repository.deleteCategory(transaction, id)
        await record(transaction, {
          actor,
          action: 'category.delete',
          id,
          before: loggedTitles(category),
          after: null,
        })
        return null
      }),
  }
}

const loggedTitles = ({ title, titleEn }: { title: string; titleEn: string }) =>
  titleEn === '' ? { title } : { title, title_en: titleEn }

function record(
  transaction: Transaction,
  { id, ...change }: Omit<Change, 'subject'> & { id: string },
): Promise<void> {
  return recordChange(transaction, { ...change, subject: { kind: 'category', id } })
}
