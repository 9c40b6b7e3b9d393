import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { ImportPage } from '#admin/pages/ImportPage.tsx'
import { adminImportHandlers, catalogueImport } from '#mocks/adminImports.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

const Address = () => <output>{useLocation().search}</output>

function open(address: string, state: 'checking' | 'done') {
  const file = catalogueImport({ id: 'file-1', state })
  const { calls } = mockApi(...adminImportHandlers([file]))
  render(
    <MemoryRouter initialEntries={[address]}>
      <ImportPage followMs={10} />
      <Address />
    </MemoryRouter>,
    { wrapper: OwnerApp },
  )
  const reads = (path: string) => calls.filter((call) => call === `GET ${path}`).length
  return { list: () => reads('/v1/admin/imports/'), file: () => reads('/v1/admin/imports/file-1/') }
}

test('a file that is under way goes into the address, and only it is read again and again', async () => {
  const reads = open('/import', 'checking')
  await screen.findByText('?file=file-1')
  await expect.poll(reads.file).toBeGreaterThan(2)
  expect(reads.list()).toBe(1)
})

test('a file that has ended doesn’t go into the address', async () => {
  open('/import', 'done')
  await screen.findByText('products_export_1.csv')
  expect(document.querySelector('output')?.textContent).toBe('')
})

test('a file that ended between the read of the list and its own leads to another one, and the list knows it', async () => {
  const file = catalogueImport({ id: 'file-1', state: 'done' })
  mockApi(
    http.get('*/v1/admin/imports/', () =>
      HttpResponse.json({ next: null, results: [{ ...file, state: 'checking' }] }),
    ),
    ...adminImportHandlers([file]),
  )
  render(
    <MemoryRouter initialEntries={['/import']}>
      <ImportPage followMs={60_000} />
    </MemoryRouter>,
    { wrapper: OwnerApp },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'სხვა ფაილის იმპორტი' }))
  expect(await screen.findByText('CSV (UTF-8), არაუმეტეს 50 მბ')).toBeDefined()
})
