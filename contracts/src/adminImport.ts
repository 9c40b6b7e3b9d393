import * as z from 'zod/mini'
import { idSchema } from './common.ts'

/** The largest file of products, in bytes: about 35,000 products. */
export const MAX_IMPORT_FILE_BYTES = 50 * 1024 * 1024

/** How many problems `GET /v1/admin/imports/{id}/` shows; the file of problems has the others. */
export const SHOWN_IMPORT_PROBLEMS = 20

/** The most problems of an import that are stored. The file of problems has all of these. */
export const MOST_IMPORT_PROBLEMS = 10_000

/**
 * `checking`: a dry run; `refused`: the file as a whole can't be imported; `checked`: it waits for a confirmation;
 * `interrupted`: the dry run or the import failed repeatedly, and what was imported until then stays.
 */
export const IMPORT_STATES = [
  'checking',
  'refused',
  'checked',
  'importing',
  'done',
  'cancelled',
  'interrupted',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** The states in which the server works on an import. Only one import at a time is in them. */
export const ACTIVE_IMPORT_STATES = ['checking', 'importing'] as const satisfies readonly ImportState[]

/** `refused`: a row or a product; `warning`: something of a product that is imported; `picture`: one that wasn't loaded. */
export const IMPORT_PROBLEMS = ['refused', 'warning', 'picture'] as const

const count = z.number().check(z.int())

/** What an import has done. In `checking` and `checked`: what it would do. */
export const importReportSchema = z.object({
  rows: count,
  /** products */
  added: count,
  changed: count,
  unchanged: count,
  skipped: count,
  /** products that are imported as hidden ones */
  hidden: count,
  /** titles of new categories */
  categories: z.array(z.string()),
  pictures_new: count,
  pictures_missing: count,
  /** lines of the file of which something was refused */
  refused_rows: count,
  warnings: count,
  /** variants whose stock isn't counted in the file, so they get a large one */
  uncounted: count,
  /** the number of problems */
  problems: count,
})
export type ImportReportCounts = z.infer<typeof importReportSchema>

/** A file of products that was uploaded. */
export const catalogueImportSchema = z.object({
  id: idSchema,
  /** the file's name */
  file: z.string(),
  /** in bytes */
  size: count,
  state: z.enum(IMPORT_STATES),
  /** a cancellation was requested, and the current batch isn't done yet */
  cancelling: z.boolean(),
  /** who uploaded it, then who confirmed it */
  author: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** the progress; null: it waits, or it has ended */
  progress: z.nullable(z.object({ step: z.enum(['pictures', 'products']), done: count, total: count })),
  report: importReportSchema,
  /** why the file as a whole is refused */
  refusal: z.nullable(z.string()),
  created_at: z.string(),
  /** when it was confirmed; null: nothing of it was written */
  started_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
})
export type CatalogueImport = z.infer<typeof catalogueImportSchema>

export const importProblemSchema = z.object({
  kind: z.enum(IMPORT_PROBLEMS),
  /** of the file, the header being 1 */
  line: count,
  /** of its product; '' if it has none */
  handle: z.string(),
  text: z.string(),
})
export type ImportProblem = z.infer<typeof importProblemSchema>

/** An import with its first problems, by line. */
export const catalogueImportDetailsSchema = z.extend(catalogueImportSchema, {
  problems: z.array(importProblemSchema),
})
export type CatalogueImportDetails = z.infer<typeof catalogueImportDetailsSchema>

/** A part of the imports, latest first. `next` is the `after` of the following part. */
export const catalogueImportPartSchema = z.object({
  next: z.nullable(idSchema),
  results: z.array(catalogueImportSchema),
})
export type CatalogueImportPart = z.infer<typeof catalogueImportPartSchema>
