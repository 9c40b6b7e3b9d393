import type { InjectOptions } from 'fastify'
import type { Shopper } from '../support/shopper.ts'

export const PATH = '/v1/accounts/profile/'

/** A file of a form. */
export interface FormFile {
  data: Buffer | string
  field?: string
  name?: string
  type?: string
}

/** A form as a browser sends it: fields, then files. */
export async function formOf(files: readonly FormFile[], fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { data, field = 'profile_pic', name = 'me.jpg', type = 'image/jpeg' } of files)
    form.append(field, new Blob([typeof data === 'string' ? data : new Uint8Array(data)], { type }), name)
  const sent = new Response(form)
  return {
    type: sent.headers.get('content-type') ?? '',
    body: Buffer.from(await sent.arrayBuffer()),
  }
}

/** Changes a profile by a form of one file, and of fields. */
export async function sendPicture(
  customer: Pick<Shopper, 'put'>,
  file: FormFile,
  { fields, headers }: { fields?: Record<string, string>; headers?: InjectOptions['headers'] } = {},
) {
  const { type, body } = await formOf([file], fields)
  return customer.put(PATH, body, { headers: { 'content-type': type, ...headers } })
}
