import { expect, test } from 'vitest'
import { newCustomer } from '../support/customer.ts'
import { testApp } from '../support/testApp.ts'

const { app } = await testApp()

test('AUTH-03 API-08 who registers and logs in is told who they are', async () => {
  const customer = await newCustomer(app)
  const answer = await customer.get(`/v1/accounts/users/${customer.user.id}/`)
  expect(answer.json()).toEqual(customer.user)
})
