import { expect, test } from 'vitest'
import { testApp } from '../support/testApp.ts'

const { app } = await testApp()

interface Document {
  openapi: string
  paths: Record<
    string,
    Record<string, { parameters?: { name: string }[]; responses: Record<string, unknown> }>
  >
}

// Which calls there are stands in the page of docs that is made from it.
test('API-02 /openapi.json describes the calls, from their own schemas', async () => {
  const document = (await app.inject({ url: '/openapi.json' })).json<Document>()
  expect(document.openapi).toBe('3.1.0')
  const list = document.paths['/v1/products/']?.['get']
  expect(list?.parameters?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['page', 'page_size', 'category', 'search']),
  )
  expect(JSON.stringify(list?.responses)).toContain('"count"')
})
