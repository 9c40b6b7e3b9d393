import type {
  ProductChange,
  ProductCreate,
  StaffProduct,
  StaffProductDetails,
  StaffProductSort,
} from '@dukani/contracts'
import type { Database, Executor, Transaction } from '../../db/database.ts'
import { inTransaction, retryIfDeleted } from '../../db/transaction.ts'
import type { MediaStore } from '../../gateways/media/mediaStore.ts'
import { fail, succeed, type Result } from '../../result.ts'
import { writeOnce } from '../idempotency/idempotency.ts'
import { partOf, type WirePart } from '../paging.ts'
import { atRegularPrice } from '../promotions/priceColumns.ts'
import { WordCounts } from '../search/wordCounts.ts'
import type { Actor } from '../staff/actor.ts'
import { recordChange } from '../staff/auditRepository.ts'
import { isUuid } from '../uuid.ts'
import { applyEdit } from './applyEdit.ts'
import { isBarcodeTaken } from './barcodes.ts'
import { allFields, changedFields } from './changedFields.ts'
import { createProduct } from './createProduct.ts'
import { deleteProduct } from './deleteProduct.ts'
import { listFilter, type ProductsAsked } from './listFilter.ts'
import { staffProducts } from './listRepository.ts'
import { createProductPictures, type ProductPictures } from './pictures.ts'
import type { EditProblem, ProductEdit } from './planEdit.ts'
import { categoryTitles, lockWholeProducts, wholeProducts } from './repository.ts'
import { wireStaffProduct, wireStaffProductDetails } from './wire.ts'

/** A part of the list. */
export interface StaffProductQuery extends ProductsAsked {
  sort: StaffProductSort
  /** the `next` of the part before */
  after?: string | undefined
}

/** Why a product wasn't changed; `current`: it has changed since the version that was seen, and this is its present state. */
export type ChangeRefusal = 'notFound' | EditProblem | { current: StaffProductDetails }

/**
 * The products as staff see and change them. A change names the version that its author saw and is refused if the
 * product was edited since then. A sale doesn't count as an edit. Each change is in the audit log.
 */
export interface ProductAdminService {
  list(query: StaffProductQuery): Promise<WirePart<StaffProduct>>
  show(id: string): Promise<StaffProductDetails | null>
  /**
   * @param key of the request: it adds one product, however often it is sent
   * @returns `notFound`: an earlier request with the key added it, and it was deleted since
   */
  create(
    actor: Actor,
    product: ProductCreate,
    key: string | undefined,
  ): Promise<Result<StaffProductDetails, EditProblem | 'keyReused' | 'notFound'>>
  change(actor: Actor, id: string, change: ProductChange): Promise<Result<StaffProductDetails, ChangeRefusal>>
  /** Removes a product, or hides it for good if it was ordered or is in a cart. */
  delete(actor: Actor, id: string, version: number): Promise<Result<null, ChangeRefusal>>
  storePicture: ProductPictures['store']
  cropPicture: ProductPictures['crop']
}

/** Products in one answer. */
const PART = 50

export function createProductAdminService(db: Database, store: MediaStore): ProductAdminService {
  const pictures = createProductPictures(store)
  const uploadedIn = ({ pictures: wanted = [] }: ProductEdit) =>
    pictures.storedAmong(wanted.map(({ path }) => path))

  return {
    storePicture: pictures.store,
    cropPicture: pictures.crop,

    async list({ sort, after, ...asked }) {
      const filter = after === undefined || isUuid(after) ? await listFilter(db, asked) : null
      if (filter === null) return { next: null, results: [] }
      const rows = await staffProducts(db, filter, { sort, after, limit: PART + 1 })
      return partOf(rows, PART, (row) => wireStaffProduct(atRegularPrice(row)))
    },

    show: (id) => details(db, id),

    async create(actor, product, key) {
      const uploaded = await uploadedIn(product)
      const work = async (transaction: Transaction) => {
        const created = await createProduct(transaction, product, {
          categories: await categoryTitles(transaction),
          uploaded,
          authorId: actor.id,
        })
        if (!created.ok) return created
        const after = await details(transaction, created.value)
        await recordChange(transaction, {
          actor,
          action: 'product.create',
          subject: { kind: 'product', id: created.value },
          before: null,
          after: after && allFields(after),
        })
        return created
      }
      const write = { userId: actor.id, key, request: ['product.create', product] }
      try {
        const written = await writeOnce(db, write, work)
        if (!written.ok) return written
        const created = await details(db, written.value)
        return created === null ? fail('notFound') : succeed(created)
      } catch (error) {
        if (isBarcodeTaken(error)) return fail('barcodeTaken')
        throw error
      }
    },

    async change(actor, id, { version, ...edit }) {
      if (!isUuid(id)) return fail('notFound')
      const uploaded = await uploadedIn(edit)
      const work = async (transaction: Transaction): Promise<Result<StaffProductDetails, ChangeRefusal>> => {
        const [known] = await lockWholeProducts(transaction, [id])
        if (known === undefined) return fail('notFound')
        const categories = await categoryTitles(transaction)
        const before = wireStaffProductDetails(known, categories)
        if (known.product.version !== version) return fail({ current: before })
        const words = new WordCounts()
        const cause = { reason: 'edit', authorId: actor.id } as const
        const edited = await applyEdit(transaction, known, edit, { categories, uploaded, words, cause })
        if (!edited.ok) return edited
        const after = await details(transaction, id)
        if (after === null) return fail('notFound')
        await recordChange(transaction, {
          actor,
          action: 'product.edit',
          subject: { kind: 'product', id },
          ...changedFields(before, after),
        })
        await words.save(transaction)
        return succeed(after)
      }
      try {
        return await retryIfDeleted(() => inTransaction(db, work, [`product ${id}`]))
      } catch (error) {
        if (isBarcodeTaken(error)) return fail('barcodeTaken')
        throw error
      }
    },

    async delete(actor, id, version) {
      if (!isUuid(id)) return fail('notFound')
      return inTransaction(db, (transaction) => deleteProduct(transaction, actor, id, version), [
        `product ${id}`,
      ])
    },
  }
}

async function details(db: Executor, id: string): Promise<StaffProductDetails | null> {
  if (!isUuid(id)) return null
  const [product] = await wholeProducts(db, [id])
  return product === undefined ? null : wireStaffProductDetails(product, await categoryTitles(db))
}
