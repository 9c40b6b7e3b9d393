import { bareTypeText, keyOf, typeText, type Schema, type Shapes } from './typeText.ts'

interface Content {
  content?: Record<string, { schema: Schema }>
}

interface Operation {
  summary?: string
  description?: string
  security?: { bearer: string[] }[]
  parameters?: { in: string; name: string; required?: boolean; schema: Schema & { default?: string } }[]
  requestBody?: Content
  responses: Record<string, Content>
}

/** What is used of `/openapi.json`. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>
}

/** The page's parts, by the beginning of the paths. The first that fits has the call. */
const PARTS: readonly [title: string, path: RegExp][] = [
  ['Accounts', /^\/v1\/accounts\//],
  ['Catalogue', /^\/v1\/(categories|products\/(\{id\}\/)?$|save-specification)/],
  ['Reviews', /^\/v1\/($|products\/\{id\}\/reviews)/],
  ['Cart', /^\/v1\/cart\//],
  ['Orders', /^\/v1\/(orders|wallet|couriers|promotion-codes)/],
  ['Addresses and map', /^\/v1\/(customer|csrf)/],
  ['Wishlist', /^\/v1\/saved-items/],
  ['Payments', /^\/v1\/payments/],
  ['Back office', /^\/v1\/admin\//],
]

/** Shapes that several calls share, by the name that they have here, and a call that answers with them. */
const NAMED: readonly [name: string, call: string][] = [
  ['User', 'GET /v1/accounts/users/{id}/'],
  ['Tokens', 'POST /v1/accounts/login/'],
  ['Detail', 'POST /v1/accounts/register/'],
  ['Product', 'GET /v1/products/{id}/'],
  ['Review', 'POST /v1/products/{id}/reviews/create/'],
  ['CartItem', 'POST /v1/cart/items/'],
  ['Order', 'GET /v1/orders/{id}/'],
  ['Address', 'POST /v1/customer/addresses/'],
  ['Place', 'GET /v1/customer/reverse-geocode/'],
  ['SavedItem', 'POST /v1/saved-items/'],
  ['StaffMember', 'PUT /v1/admin/staff/'],
  ['ShopOrderDetails', 'GET /v1/admin/orders/{id}/'],
  ['CatalogueImport', 'POST /v1/admin/imports/'],
]

const ID: Schema = { anyOf: [{ type: 'string' }, { type: 'number' }] }

const INTRO = `# The API

\`npm run docs:api\` generates this page from the server's \`/openapi.json\`; a test fails when it is out of date.

Bodies are JSON. Prices are in GEL, with at most two decimals. **Customer** marks calls that need a header
\`Authorization: Bearer …\` with the access token of a login; those of the back office name the roles that may make them. A
browser sends the value of the cookie \`csrftoken\` in
\`X-CSRFToken\` with every POST, PUT, PATCH and DELETE, except for couriers and payments. Texts are Georgian, or English
by \`Accept-Language\`.

Every call can return

| status | body | when |
|---|---|---|
| 400 | \`{field: [messages]}\`, or \`{detail}\` | the request is invalid |
| 401 | \`{detail}\` | a customer's call without a token, or with one that is no longer valid (\`code: 'token_not_valid'\`) |
| 403 | \`{detail, code: 'csrf'}\` | a write without its csrf token |
| 403 | \`{detail, code: 'second_factor'}\` | a call of the back office in a session that lacks the account's second factor; only \`GET /v1/admin/me/\` and \`POST /v1/admin/second-factor/\` need none |
| 404 | \`{detail}\` | it doesn't exist or belongs to another customer; the response is the same |
| 408 | \`{detail}\` | the request was too slow: its body took longer than 30 s, or a request with a picture longer than 300 s |
| 429 | \`{detail}\` | too many calls; the header \`Retry-After\` says when to try again |
| 503 | \`{detail}\` | the server is busy or not available; with \`Retry-After\`, too |

Other statuses are listed with each call.
`

/** Writes the page that describes the API. @throws Error for a call that belongs to no part, or says nothing of itself */
export function renderApiPage({ paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const shapes = new Map<string, string>()
  const written = NAMED.map(([name, wanted]) => {
    const found = calls.find(({ method, path }) => `${method} ${path}` === wanted)
    const schema = found && answersOf(found.operation).find((answer) => answer.schema)?.schema
    if (schema === undefined) throw new Error(`${wanted} answers with nothing that could be ${name}`)
    return { name, schema }
  })
  const id = calls.flatMap(({ operation }) => bodyOf(operation)?.properties?.product_id ?? [])[0] ?? ID
  shapes.set(keyOf(id), 'Id')
  for (const { name, schema } of written) shapes.set(keyOf(schema), name)

  const parts = PARTS.map(([title, pattern]) => {
    const mine = calls.filter(({ path }) => PARTS.find(([, one]) => one.test(path))?.[1] === pattern)
    return `## ${title}\n\n${mine.map((call) => callText(call, shapes)).join('\n')}`
  })
  const strays = calls.filter(({ path }) => !PARTS.some(([, pattern]) => pattern.test(path)))
  if (strays.length > 0) throw new Error(`no part for ${strays.map(({ path }) => path).join(', ')}`)
  const types = written.map(({ name, schema }) => `type ${name} = ${bareTypeText(schema, shapes)}\n`)
  const idText = `type Id = ${bareTypeText(id, new Map())}\n`
  return [INTRO, ...parts, `## Shapes\n\n\`\`\`ts\n${[idText, ...types].join('\n')}\`\`\`\n`].join('\n')
}

function callText(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  shapes: Shapes,
) {
  const { summary, description, security, parameters = [] } = operation
  if (summary === undefined) throw new Error(`${method} ${path} has no summary`)
  const query = parameters.filter((one) => one.in === 'query')
  const body = bodyOf(operation)
  const types = Object.keys(operation.requestBody?.content ?? {}).filter(
    (type) => type !== 'application/json',
  )
  const lines = [
    `### ${method} ${path}\n`,
    `${summary}.${security ? ` **${whose(security)}.**` : ''}${description ? ` ${description}` : ''}\n`,
    ...(query.length > 0 ? [`Parameters: ${query.map(parameterText).join(', ')}\n`] : []),
    ...(types.length > 0 ? [`Also as ${types.map((type) => `\`${type}\``).join(', ')}.\n`] : []),
    '```ts',
    ...(body ? [`body: ${typeText(body, shapes)}`] : []),
    ...answersOf(operation).map(
      ({ status, schema }) => `${status}: ${schema ? typeText(schema, shapes) : NO_JSON}`,
    ),
    '```\n',
  ]
  return lines.join('\n')
}

const NO_JSON = 'no JSON'

function parameterText({ name, required, schema }: NonNullable<Operation['parameters']>[number]): string {
  const standard = schema.default === undefined ? '' : ` (${schema.default})`
  return `\`${name}\`${required ? ', needed' : ''}${standard}`
}

function bodyOf({ requestBody }: Operation): Schema | undefined {
  return requestBody?.content?.['application/json']?.schema
}

function answersOf({ responses }: Operation) {
  return Object.entries(responses).map(([status, { content }]) => ({
    status,
    schema: content?.['application/json']?.schema,
  }))
}

/** Whose call it is: any customer's, or that of roles of the staff. */
function whose(security: NonNullable<Operation['security']>): string {
  const [first = 'customer', ...others] = security.flatMap(({ bearer }) => bearer)
  return [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...others].join(', ')
}
