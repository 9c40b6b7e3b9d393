import { expect, test } from 'vitest'
import { testApp } from '../support/testApp.ts'
import { renderApiPage, type ApiDocument } from './renderApiPage.ts'
import { keyOf, typeText } from './typeText.ts'

const { app } = await testApp()

// `npm run docs:api` writes the file anew.
test('API-02 docs/api.md describes the API as it is', async () => {
  const document = (await app.inject({ url: '/openapi.json' })).json<ApiDocument>()
  await expect(renderApiPage(document)).toMatchFileSnapshot('../../../docs/api.md')
})

test('a call without a summary is refused', () => {
  const silent = { paths: { '/v1/cart/': { get: { responses: {} } } } }
  expect(() => renderApiPage(silent)).toThrow()
})

test('a schema is written as a type', () => {
  const id = { anyOf: [{ type: 'string', minLength: 1 }, { type: 'number' }] }
  const schema = {
    type: 'object',
    properties: {
      id,
      state: { enum: ['open', 'shut'] },
      pieces: { type: 'array', items: { type: ['integer', 'null'] } },
      more: { anyOf: [{ type: 'object', properties: { text: { type: 'string' } } }, { type: 'null' }] },
    },
    required: ['id', 'pieces'],
  }
  expect(typeText(schema, new Map([[keyOf(id), 'Id']]))).toBe(
    "{\n  id: Id\n  state?: 'open' | 'shut'\n  pieces: (number | null)[]\n  more?: {\n    text?: string\n  } | null\n}",
  )
})
