import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'
import { coded, nameAndEmail } from './trigrams.ts'

// Money is integer tetri. Ids are UUIDv7 made by the app: they can't be guessed or counted, and no database
// that speaks PostgreSQL's protocol needs a sequence for them.
const id = () => uuid('id').primaryKey()

export const categories = pgTable('categories', {
  id: id(),
  title: text('title').notNull().unique(),
  /** empty: none */
  titleEn: text('title_en').notNull().default(''),
  position: integer('position').notNull().default(0),
  /** After a renaming: the last product, by id, that has the new title in its search columns; null: all have it. */
  renewedUntil: uuid('renewed_until'),
})

export const products = pgTable(
  'products',
  {
    id: id(),
    /** The importer's key: a product with the same handle is the same product. */
    handle: text('handle').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** the texts in English; empty: none */
    nameEn: text('name_en').notNull().default(''),
    descriptionEn: text('description_en').notNull().default(''),
    categoryId: uuid('category_id').references(() => categories.id),
    priceTetri: integer('price_tetri').notNull(),
    oldPriceTetri: integer('old_price_tetri'),
    /** what it and its old price are without the promotion that cuts them now; null: none does (ADR 31) */
    regularPriceTetri: integer('regular_price_tetri'),
    regularOldPriceTetri: integer('regular_old_price_tetri'),
    /** Counts only while the product has no specifications; these carry their own stock. */
    inventory: integer('inventory').notNull().default(0),
    /** empty: none. A deleted product has none. */
    barcode: text('barcode').notNull().default(''),
    /** stock is low up to so many pieces; null: LOW_STOCK */
    warnLevel: integer('warn_level'),
    totalSold: integer('total_sold').notNull().default(0),
    promotion: text('promotion'),
    published: boolean('published').notNull().default(true),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** the mean of the ratings, 0 without any; lists are sorted by it */
    rating: doublePrecision('rating').generatedAlwaysAs(
      sql`case when rating_count = 0 then 0 else rating_sum::double precision / rating_count end`,
    ),
    /** names, category and specification values, folded for search */
    searchName: text('search_name').notNull().default(''),
    /** searchName and the descriptions, folded for search */
    searchText: text('search_text').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** raised by every edit and import, but not by orders */
    version: integer('version').notNull().default(1),
    /** null: not deleted. A deleted product is not published, and its handle stays taken. */
    deletedAt: moment('deleted_at'),
    /** the stock of all active specifications, by which the back office sorts; null without any */
    specificationStock: integer('specification_stock'),
  },
  (table) => [
    index('products_newest').on(table.published, table.createdAt, table.id),
    index('products_category_newest').on(table.categoryId, table.published, table.createdAt, table.id),
    index('products_category_price').on(table.categoryId, table.published, table.priceTetri, table.id),
    // A promotion goes through its categories by it.
    index('products_category').on(table.categoryId, table.id),
    index('products_price').on(table.published, table.priceTetri, table.id),
    index('products_rating').on(table.published, table.rating, table.ratingCount, table.id),
    index('products_discounted')
      .on(table.published, table.createdAt, table.id)
      .where(sql`${table.oldPriceTetri} > ${table.priceTetri}`),
    // The literals are LOW_STOCK.
    index('products_low_stock')
      .on(table.inventory, table.id)
      .where(sql`${table.published} and ${table.inventory} between 1 and coalesce(${table.warnLevel}, 5)`),
    uniqueIndex('products_barcode')
      .on(table.barcode)
      .where(sql`${table.barcode} <> ''`),
    index('products_sold').on(table.published, table.totalSold, table.id),
    // Long pending lists are slow to search, and every search reads them.
    index('products_search_name')
      .using('gin', sql`string_to_array(${table.searchName}, ' ')`)
      .with({ gin_pending_list_limit: 512 }),
    index('products_search_text')
      .using('gin', sql`string_to_array(${table.searchText}, ' ')`)
      .with({ gin_pending_list_limit: 512 }),
    // The lists of the back office, which have hidden products, too.
    index('products_staff_newest')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('products_staff_name')
      .on(table.name, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('products_staff_price')
      .on(table.priceTetri, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('products_staff_stock')
      .on(sql`coalesce(${table.specificationStock}, ${table.inventory})`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('products_staff_low')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.deletedAt} is null
          and coalesce(${table.specificationStock}, ${table.inventory}) between 1 and coalesce(${table.warnLevel}, 5)`,
      ),
    check('products_inventory', sql`${table.inventory} >= 0`),
    check('products_price', sql`${table.priceTetri} >= 0`),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** a path below the media base, or an address of another host */
    path: text('path').notNull(),
    alt: text('alt').notNull().default(''),
    /** the address it was imported from, by which the next import knows it again; empty for the shop's own */
    source: text('source').notNull().default(''),
  },
  (table) => [index('product_images_product').on(table.productId, table.position)],
)

export const specifications = pgTable(
  'specifications',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    value: text('value').notNull(),
    /** null: shown as not available, can't be bought (PROD-03) */
    priceTetri: integer('price_tetri'),
    oldPriceTetri: integer('old_price_tetri'),
    regularPriceTetri: integer('regular_price_tetri'),
    regularOldPriceTetri: integer('regular_old_price_tetri'),
    inventory: integer('inventory').notNull().default(0),
    sku: text('sku').notNull().default(''),
    /** empty: none. One that isn't active has none. */
    barcode: text('barcode').notNull().default(''),
    /** a copy of the product's, for the index */
    warnLevel: integer('warn_level'),
    /** false once the shop no longer offers it: cart lines still refer to it, so that the cart can name it */
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    index('specifications_product').on(table.productId, table.position),
    index('specifications_low_stock')
      .on(table.inventory, table.id)
      .where(sql`${table.active} and ${table.inventory} between 1 and coalesce(${table.warnLevel}, 5)`),
    uniqueIndex('specifications_barcode')
      .on(table.barcode)
      .where(sql`${table.barcode} <> ''`),
    index('specifications_sku')
      .on(table.sku)
      .where(sql`${table.sku} <> ''`),
    check('specifications_inventory', sql`${table.inventory} >= 0`),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    /** lower case */
    email: text('email').notNull().unique(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** +995555123456 */
    phoneNumber: text('phone_number').notNull().default(''),
    /** the national number, 11 digits: personal, never logged */
    idnumber: text('idnumber').notNull().default(''),
    profilePic: text('profile_pic'),
    /** when the mailbox was verified; null: never */
    emailVerifiedAt: moment('email_verified_at'),
    /** argon2id hash in its text form; null: no login by password */
    passwordHash: text('password_hash'),
    /** incremented to end all sessions: access tokens with an earlier epoch are invalid */
    tokenEpoch: integer('token_epoch').notNull().default(0),
    /** since when they can neither log in nor order; null: they can */
    blockedAt: moment('blocked_at'),
    /** when their personal data were erased; null: they weren't */
    erasedAt: moment('erased_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_phone').on(table.phoneNumber),
    index('users_name').using('gin', sql`${coded(sql`lower(${nameAndEmail(table)})`)} gin_trgm_ops`),
  ],
)
