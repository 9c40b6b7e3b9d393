import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { reviewHandlers } from '#mocks/reviewHandlers.ts'
import { review, reviews } from '#mocks/reviews.ts'
import { mockApi } from '../../support/shop.tsx'
import { open } from './section.tsx'

let api: ReturnType<typeof mockApi> | null = null

afterEach(() => {
  cleanup()
  api?.close()
  api = null
})

const LIST = '*/v1/products/:id/reviews/'
const pageButton = (n: number) => screen.findByRole('button', { name: `გვერდი ${n}` })
const first = (page: number) => `მიმოხილვა ნომერი ${page * 5 - 4}`

/** Holds back the answers of pages until they are let go. */
function holding(...pages: number[]) {
  const held = new Map(pages.map((page) => [page, Promise.withResolvers<void>()]))
  const handler = http.get(LIST, async ({ request }) => {
    await held.get(Number(new URL(request.url).searchParams.get('page') ?? 1))?.promise
  })
  return { handler, letGo: (page: number) => held.get(page)?.resolve() }
}

test('REV-01 a review: name or anonymous, stars in words, comment as it was written, Georgian date or unknown', async () => {
  api = mockApi(
    ...reviewHandlers([
      review({ id: 1, user_first_name: 'თამარი', rating: 4, comment: 'ერთი\n<b>ორი</b>' }),
      review({ id: 2, user_first_name: '', comment: '', created_at: null }),
    ]),
  )
  open()
  await screen.findByText('თამარი')
  const [named, bare] = screen.getAllByRole('listitem').slice(-2)
  if (!named || !bare) throw new Error('two reviews are expected')
  expect(within(named).getByText('თამარი')).toBeTruthy()
  expect(within(named).getByRole('img', { name: 'შეფასება 4, 5-დან' })).toBeTruthy()
  expect(within(named).getByText('5 მარტი, 2026')).toBeTruthy()
  expect(named.querySelector('p')?.textContent).toBe('ერთი\n<b>ორი</b>')
  expect(within(bare).getByText('ანონიმური')).toBeTruthy()
  expect(within(bare).getByText('უცნობი თარიღი')).toBeTruthy()
  expect(bare.querySelector('p')).toBeNull()
})

test('PROD-10 the average and the spread have texts', async () => {
  api = mockApi(...reviewHandlers(reviews(3)))
  open()
  expect(screen.getByRole('img', { name: 'საშუალო შეფასება 4,6, 5-დან' })).toBeTruthy()
  expect(await screen.findByText('5 ვარსკვლავი: 1 მიმოხილვა')).toBeTruthy()
  expect(screen.getByText('1 ვარსკვლავი: 0 მიმოხილვა')).toBeTruthy()
})

test('PROD-10 five a page; the page before stays until the next is here, and the focus comes to its beginning', async () => {
  const held = holding(2)
  api = mockApi(held.handler, ...reviewHandlers(reviews(12)))
  open()
  expect(await screen.findByText(first(1))).toBeTruthy()
  const list = screen.getByRole('list', { name: 'გვერდი 1' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(await pageButton(2))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'გვერდი 2' }))
  expect(screen.getByText(first(1))).toBeTruthy()
  expect(list.getAttribute('aria-busy')).toBe('true')
  held.letGo(2)
  expect(await screen.findByText(first(2))).toBeTruthy()
  expect(list.getAttribute('aria-busy')).toBe('false')
  expect((await pageButton(2)).getAttribute('aria-current')).toBe('page')
  expect(api.calls).toEqual(['GET /v1/products/5/reviews/', 'GET /v1/products/5/reviews/?page=2'])
})

test('PROD-10 five a page from a server that sends twelve', async () => {
  const all = reviews(14)
  api = mockApi(
    http.get(LIST, ({ request }) =>
      HttpResponse.json(
        request.url.includes('page=2')
          ? { results: all.slice(12), next: null }
          : { results: all.slice(0, 12), next: '?page=2' },
      ),
    ),
  )
  open()
  for (const [page, length] of [
    [1, 5],
    [2, 5],
    [3, 4],
  ] as const) {
    await userEvent.click(await pageButton(page))
    expect(await screen.findByText(first(page))).toBeTruthy()
    expect(
      within(screen.getByRole('list', { name: `გვერდი ${page}` })).getAllByRole('listitem'),
    ).toHaveLength(length)
  }
  expect(screen.queryByRole('button', { name: 'გვერდი 4' })).toBeNull()
})

test('PROD-10 pages whose answers cross: the one asked for last is shown', async () => {
  const held = holding(2, 3)
  api = mockApi(held.handler, ...reviewHandlers(reviews(12)))
  open()
  await userEvent.click(await pageButton(2))
  await userEvent.click(await pageButton(3))
  held.letGo(3)
  expect(await screen.findByText(first(3))).toBeTruthy()
  held.letGo(2)
  await waitFor(() => expect(api?.calls).toHaveLength(3))
  await userEvent.click(await pageButton(2))
  expect(await screen.findByText(first(2))).toBeTruthy()
  expect(screen.queryByText(first(3))).toBeNull()
})

test('PROD-12 another product begins with its first page', async () => {
  api = mockApi(...reviewHandlers(reviews(12)))
  const { turnTo } = open()
  await userEvent.click(await pageButton(3))
  expect(await screen.findByText(first(3))).toBeTruthy()
  turnTo(6)
  expect(screen.queryByText(first(3))).toBeNull()
  expect(await screen.findByText(first(1))).toBeTruthy()
  expect((await pageButton(1)).getAttribute('aria-current')).toBe('page')
})

test('REV-01 PROD-10 a page that failed shows none and leaves the way to the others, and a retry brings it', async () => {
  let isDown = true
  api = mockApi(
    http.get(LIST, ({ request }) =>
      isDown && request.url.includes('page=2') ? HttpResponse.json({}, { status: 400 }) : undefined,
    ),
    ...reviewHandlers(reviews(12)),
  )
  open()
  await userEvent.click(await pageButton(2))
  expect(await screen.findByRole('button', { name: 'თავიდან ცდა' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: /გვერდი/ })).toBeNull()
  expect(screen.queryByText(first(1))).toBeNull()
  await userEvent.click(await pageButton(3))
  expect(await screen.findByText(first(3))).toBeTruthy()
  await userEvent.click(await pageButton(2))
  isDown = false
  await userEvent.click(await screen.findByRole('button', { name: 'თავიდან ცდა' }))
  expect(await screen.findByText(first(2))).toBeTruthy()
})

test('PROD-10 REV-01 no reviews, from a bare list too', async () => {
  api = mockApi(http.get(LIST, () => HttpResponse.json([])))
  open(undefined, 5, 0)
  expect(await screen.findByText('მიმოხილვები ჯერ არ არის')).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})
