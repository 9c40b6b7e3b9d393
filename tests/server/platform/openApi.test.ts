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

test('API-02 /openapi.json describes every call that there is, from its own schemas, and nothing else', async () => {
  const document = (await app.inject({ url: '/openapi.json' })).json<Document>()
  expect(document.openapi).toBe('3.1.0')
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.sort()).toEqual([
    'DELETE /v1/cart/items/{id}/',
    'DELETE /v1/customer/addresses/{id}/',
    'DELETE /v1/saved-items/{id}/',
    'GET /v1/',
    'GET /v1/accounts/facebook/callback/',
    'GET /v1/accounts/facebook/login/',
    'GET /v1/accounts/google/callback/',
    'GET /v1/accounts/google/login/',
    'GET /v1/accounts/users/{id}/',
    'GET /v1/cart/',
    'GET /v1/categories/',
    'GET /v1/csrf/',
    'GET /v1/customer/addresses/',
    'GET /v1/customer/reverse-geocode/',
    'GET /v1/customer/search-address/',
    'GET /v1/orders/',
    'GET /v1/orders/{id}/',
    'GET /v1/orders/{id}/courier-location/',
    'GET /v1/orders/{id}/invoice/',
    'GET /v1/products/',
    'GET /v1/products/{id}/',
    'GET /v1/products/{id}/reviews/',
    'GET /v1/save-specification/',
    'GET /v1/saved-items/',
    'GET /v1/wallet/',
    'PATCH /v1/cart/items/{id}/',
    'PATCH /v1/customer/addresses/{id}/',
    'POST /v1/accounts/login/',
    'POST /v1/accounts/logout/',
    'POST /v1/accounts/password-reset-confirm/',
    'POST /v1/accounts/password-reset/',
    'POST /v1/accounts/register/',
    'POST /v1/accounts/token/refresh/',
    'POST /v1/cart/items/',
    'POST /v1/couriers/location/',
    'POST /v1/customer/addresses/',
    'POST /v1/orders/create/',
    'POST /v1/orders/{id}/again/',
    'POST /v1/orders/{id}/cancel/',
    'POST /v1/orders/{id}/pay/',
    'POST /v1/payments/flitt/callback/',
    'POST /v1/payments/flitt/return/',
    'POST /v1/products/{id}/reviews/create/',
    'POST /v1/save-specification/',
    'POST /v1/saved-items/',
    'PUT /v1/accounts/change-password/',
    'PUT /v1/accounts/profile/',
  ])
  const list = document.paths['/v1/products/']?.['get']
  expect(list?.parameters?.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['page', 'page_size', 'category', 'search']),
  )
  expect(JSON.stringify(list?.responses)).toContain('"count"')
})
