import { render, screen, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PromotionsPage } from '#admin/pages/PromotionsPage.tsx'
import { adminProductHandlers } from '#mocks/adminProductHandlers.ts'
import { promotion, promotionHandlers } from '#mocks/adminPromotions.ts'
import { mockApi } from '../src/support/shop.tsx'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

const PATH = 'http://shop.test/v1/admin/promotions/'

function open(...handlers: ReturnType<typeof promotionHandlers>) {
  const api = mockApi(...handlers, ...promotionHandlers([promotion()]), ...adminProductHandlers())
  render(
    <MemoryRouter initialEntries={['/promotions']}>
      <PromotionsPage />
    </MemoryRouter>,
    { wrapper: OwnerApp },
  )
  return { ...api, person: userEvent.setup() }
}
const button = (name: string) => screen.findByRole('button', { name, hidden: true })
const percent = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^პროცენტი/, hidden: true })
const list = () => screen.findByRole('list', { name: 'აქციები', hidden: true })

async function typePercent(person: UserEvent, typed: string) {
  await person.clear(await percent())
  await person.type(await percent(), typed)
}

/** Another owner makes it 40 % while something is typed here. */
async function typeWhileItChanges(person: UserEvent, typed: string) {
  await person.click(await button('შაბათ-კვირა: შეცვლა'))
  await typePercent(person, typed)
  await fetch(`${PATH}promotion-1/`, { method: 'PATCH', body: JSON.stringify({ version: 1, percent: 40 }) })
}

async function previewAndSave(person: UserEvent) {
  await person.click(await button('ჯერ ვნახოთ'))
  await person.click(await button('შენახვა'))
}

/** The form asks which of two owners' changes stays: 40 %, or 30 % of this one. */
async function conflicted() {
  const { person } = open()
  await typeWhileItChanges(person, '30')
  await person.click(await button('განახლება'))
  await within(await list()).findByText('-40 %')
  expect((await percent()).value).toBe('30')
  await previewAndSave(person)
  await screen.findByText('შენახულია: -40 %')
  expect(screen.getByText('თქვენი: -30 %')).toBeDefined()
  return person
}

test('a promotion that another owner has changed is saved only after a choice', async () => {
  const person = await conflicted()
  await person.click(await button('ჩემი დარჩეს'))
  await person.click(await button('შენახვა'))
  await within(await list()).findByText('-30 %')
})

test('the saved promotion can be taken instead', async () => {
  const person = await conflicted()
  await person.click(await button('შენახული დარჩეს'))
  expect((await percent()).value).toBe('40')
  expect(screen.queryByText('თქვენი: -30 %')).toBeNull()
})

test('values that another owner has saved just as they are typed here count as saved', async () => {
  const { person } = open()
  await typeWhileItChanges(person, '40')
  await previewAndSave(person)
  await within(await list()).findByText('-40 %')
  await screen.findByRole('heading', { name: 'ახალი აქცია' })
  expect((await percent()).value).toBe('')
})

test('what is typed before the promotion was read again stays, and is a change of what another owner has saved', async () => {
  const answer = Promise.withResolvers<void>()
  const { person } = open(
    http.get('*/v1/admin/promotions/:id/', async () => {
      await answer.promise
      return HttpResponse.json(promotion({ percent: 40, version: 2 }))
    }),
  )
  await typeWhileItChanges(person, '40')
  await previewAndSave(person)
  await screen.findByText('აქცია ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.')
  await typePercent(person, '45')
  answer.resolve()
  await within(await list()).findByText('-40 %')
  await person.click(await button('ჯერ ვნახოთ'))
  expect((await percent()).value).toBe('45')
  await person.click(await button('შენახვა'))
  await within(await list()).findByText('-45 %')
})

/** Closes the editor of a promotion whose answer is late, for another one's, which is then saved as it was typed. */
async function goOnWithAnother(person: UserEvent, answer: () => void) {
  await person.click(await button('ახალი წელი: შეცვლა'))
  await typePercent(person, '1')
  answer()
  await within(await list()).findByText('-40 %')
  await person.type(await percent(), '5')
  expect((await percent()).value).toBe('15')
  await previewAndSave(person)
  await within(await list()).findByText('-15 %')
}
const both = () => promotionHandlers([promotion(), promotion({ id: 'promotion-2', name: 'ახალი წელი' })])

test('an answer about a promotion whose editor was closed meanwhile changes no other editor', async () => {
  const answer = Promise.withResolvers<void>()
  const { person } = open(
    http.get(`${PATH}promotion-1/`, () => answer.promise),
    ...both(),
  )
  await typeWhileItChanges(person, '40')
  await previewAndSave(person)
  await screen.findByText('აქცია ამასობაში შეიცვალა. ნახეთ და სცადეთ თავიდან.')
  await goOnWithAnother(person, answer.resolve)
})

test('a promotion that is saved after its editor was closed is shown in the list, and changes no other editor', async () => {
  const answer = Promise.withResolvers<void>()
  const { person } = open(
    http.patch(`${PATH}promotion-1/`, () => answer.promise),
    ...both(),
  )
  await person.click(await button('შაბათ-კვირა: შეცვლა'))
  await typePercent(person, '40')
  await previewAndSave(person)
  await goOnWithAnother(person, answer.resolve)
})

test('a promotion that has begun since it was opened as a planned one is saved with its own start', async () => {
  const begun = promotion()
  const sent: object[] = []
  const { person } = open(
    http.patch(`${PATH}promotion-1/`, async ({ request }) => {
      const change = (await request.json()) as object
      sent.push(change)
      return 'starts_at' in change
        ? HttpResponse.json({ starts_at: ['აქცია უკვე დაიწყო: დასაწყისი აღარ იცვლება.'] }, { status: 400 })
        : HttpResponse.json(begun)
    }),
    http.get('*/v1/admin/promotions/', () =>
      HttpResponse.json({ next: null, results: [{ ...begun, state: 'planned' }] }),
    ),
  )
  await person.click(await button('შაბათ-კვირა: შეცვლა'))
  await person.click(await button('ჯერ ვნახოთ'))
  await person.click(await button('შენახვა'))
  await screen.findByText('აქცია უკვე დაიწყო: დასაწყისი აღარ იცვლება.')
  const start = await screen.findByLabelText<HTMLInputElement>(/^დასაწყისი/)
  await expect.poll(() => start.readOnly).toBe(true)
  await person.click(await button('შენახვა'))
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).not.toHaveProperty('starts_at')
})

test('what is typed stays when the list shows other promotions', async () => {
  const { person } = open()
  await person.click(await button('შაბათ-კვირა: შეცვლა'))
  await typePercent(person, '30')
  await person.selectOptions(screen.getByRole('combobox', { name: 'მდგომარეობა' }), 'planned')
  await screen.findByText('ასეთი აქცია არ არის')
  expect((await percent()).value).toBe('30')
})

test('a new promotion keeps its key until the key was used for another one', async () => {
  const keys: (string | null)[] = []
  const answers = [500, 422, 500]
  const { person } = open(
    http.post(PATH, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      const detail = keys.length === 2 ? 'ხელახლა' : 'არა'
      return HttpResponse.json({ detail }, { status: answers[keys.length - 1] ?? 500 })
    }),
  )
  await person.type(await screen.findByRole('textbox', { name: /^სახელი/ }), 'ახალი წელი')
  await person.type(await percent(), '2')
  await screen.findByRole('option', { name: 'ღვინო' })
  await person.selectOptions(screen.getByRole('combobox', { name: 'კატეგორიის დამატება' }), 'ღვინო')
  await person.click(await button('ჯერ ვნახოთ'))
  await person.click(await button('აქციის შექმნა'))
  await screen.findByText('არა')
  await person.type(await percent(), '0')
  await person.click(await button('ჯერ ვნახოთ'))
  await person.click(await button('აქციის შექმნა'))
  await expect.poll(() => keys.length).toBe(2)
  await screen.findByText('ხელახლა')
  await person.click(await button('აქციის შექმნა'))
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
})
