import {
  catalogueImportDetailsSchema,
  catalogueImportSchema,
  type CatalogueImportDetails,
  type Id,
} from '@dukani/contracts'
import { expect } from 'vitest'
import { csvOf, plainRow, type Cells } from '../catalogueImport/support/csv.ts'
import { formOf } from '../profile/form.ts'
import { staffApp } from '../staff/staffApp.ts'

export const IMPORTS = '/v1/admin/imports/'

/** A file of so many products, named by numbers from 1. */
export const manyRows = (count: number, cells: Cells = {}): Cells[] =>
  Array.from({ length: count }, (_, index) =>
    plainRow({ Handle: `p-${index + 1}`, Title: `ნივთი ${index + 1}`, ...cells }),
  )

/** The whole server with a manager who imports files of products. */
export async function importApp() {
  const built = await staffApp()
  const manager = await built.member('manager')
  type Asked = Pick<typeof manager, 'post'>

  async function send(content: Buffer | string, { asked = manager, name = 'goods.csv' } = {}) {
    const { type, body } = await formOf([{ data: content, field: 'file', name, type: 'text/csv' }])
    return (asked as Asked).post(IMPORTS, body, { headers: { 'content-type': type } })
  }
  async function uploaded(content: Buffer | string) {
    const answer = await send(content)
    expect(answer.statusCode, answer.body).toBe(201)
    return catalogueImportSchema.parse(answer.json()).id
  }
  const show = async (id: Id): Promise<CatalogueImportDetails> =>
    catalogueImportDetailsSchema.parse((await manager.get(`${IMPORTS}${String(id)}/`)).json())
  /** Lets one process work, as the server does every second. */
  const work = (stop: AbortSignal = new AbortController().signal) => built.services.imports.run(stop)
  const start = (id: Id, asked: Asked = manager) => asked.post(`${IMPORTS}${String(id)}/start/`)
  const cancel = (id: Id) => manager.post(`${IMPORTS}${String(id)}/cancel/`)
  /** Uploads and checks a file. */
  async function checked(rows: readonly Cells[]) {
    const id = await uploaded(csvOf(rows))
    await work()
    return show(id)
  }
  /** The same, then imports it. */
  async function imported(rows: readonly Cells[]) {
    const { id } = await checked(rows)
    expect((await start(id)).statusCode).toBe(200)
    await work()
    return show(id)
  }
  return { ...built, manager, send, uploaded, show, work, start, cancel, checked, imported }
}
