import { changeAddressSchema, createAddressSchema, type Address } from '@dukani/contracts'
import { serverKa } from '@dukani/i18n'
import {
  http,
  HttpResponse,
  type DefaultBodyType,
  type HttpHandler,
  type PathParams,
  type StrictRequest,
} from 'msw'
import { refusal } from './catalogueHandlers.ts'

const PATH = '/v1/customer/addresses/'

/** A saved address as the server sends it. */
export function address(overrides: Partial<Address> = {}): Address {
  return {
    id: '0199a1b2-0000-7000-8007-000000000001',
    home_address: 'რუსთაველის გამზირი 12, ბ. 7',
    city: 'თბილისი',
    region: 'მთაწმინდის რაიონი',
    postal_code: '0108',
    latitude: null,
    longitude: null,
    ...overrides,
  }
}

/** Home, and the parents'. */
export function twoAddresses(): Address[] {
  return [
    address(),
    address({
      id: '0199a1b2-0000-7000-8007-000000000002',
      home_address: 'ფარნავაზ მეფის ქუჩა 44',
      city: 'ბათუმი',
      region: 'აჭარა',
      postal_code: '',
    }),
  ]
}

/** A customer's address book, as it becomes by the calls that change it. Without a bearer there is none. */
export function addressHandlers(addresses: readonly Address[]): HttpHandler[] {
  let book = [...addresses]
  const ofCustomer =
    (
      answer: (
        request: StrictRequest<DefaultBodyType>,
        id: string,
      ) => HttpResponse<DefaultBodyType> | Promise<HttpResponse<DefaultBodyType>>,
    ) =>
    ({ request, params }: { request: StrictRequest<DefaultBodyType>; params: PathParams }) =>
      request.headers.get('authorization') === null
        ? refusal(serverKa['server.authenticationRequired'], 401)
        : answer(request, String(params['id']))
  return [
    http.get(
      `*${PATH}`,
      ofCustomer(() => HttpResponse.json({ count: book.length, next: null, previous: null, results: book })),
    ),
    http.post(
      `*${PATH}`,
      ofCustomer(async (request) => {
        const { data, error } = createAddressSchema.safeParse(await request.json())
        if (data === undefined) return refusedField(error)
        const made = address({ latitude: null, longitude: null, ...data, id: `new-${book.length + 1}` })
        book = [...book, made]
        return HttpResponse.json(made, { status: 201 })
      }),
    ),
    http.patch(
      `*${PATH}:id/`,
      ofCustomer(async (request, id) => {
        const { data, error } = changeAddressSchema.safeParse(await request.json())
        if (data === undefined) return refusedField(error)
        book = book.map((one) => (String(one.id) === id ? address({ ...one, ...data }) : one))
        const changed = book.find((one) => String(one.id) === id)
        return changed ? HttpResponse.json(changed) : refusal(serverKa['server.notFound'], 404)
      }),
    ),
    http.delete(
      `*${PATH}:id/`,
      ofCustomer((_, id) => {
        book = book.filter((one) => String(one.id) !== id)
        return new HttpResponse(null, { status: 204 })
      }),
    ),
  ]
}

function refusedField(error: { issues: readonly { path: readonly PropertyKey[] }[] } | undefined) {
  const field = String(error?.issues[0]?.path[0])
  return HttpResponse.json({ [field]: [serverKa['field.invalid']] }, { status: 400 })
}
