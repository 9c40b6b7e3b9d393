import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { twoAddresses } from '#mocks/addresses.ts'
import { notices } from '../account/profileShop.tsx'
import {
  bookPerTest,
  button,
  card,
  edit,
  HOME,
  openBook,
  PARENTS,
  PATH,
  question,
  shown,
} from './addressScene.tsx'

const [home, parents] = twoAddresses()
const ONE = `${PATH}:id/`
const valueOf = async (name: string, label: string) =>
  within(await card(name)).getByRole('button', { name: new RegExp(`^${label}: `) }).textContent

bookPerTest()

describe('PROF-04 a field is edited in place', () => {
  test('PROF-06 leaving it saves it by PATCH with that field alone, after a token; what is required can’t be emptied', async () => {
    const { hands, sent, api } = await openBook()
    const home = await edit(hands, HOME, 'მისამართი', ' ')
    await hands.tab()
    expect(home.getAttribute('aria-invalid')).toBe('true')
    await edit(hands, PARENTS, 'ქალაქი', ' რუსთავი ')
    await hands.tab()
    await waitFor(async () => expect(await valueOf(PARENTS, 'ქალაქი')).toBe('რუსთავი'))
    expect(sent).toEqual([{ call: `PATCH ${String(parents?.id)}/`, body: { city: 'რუსთავი' } }])
    const write = api.calls.findIndex((call) => call.startsWith('PATCH'))
    expect(api.calls[write - 1]).toBe('GET /v1/csrf/')
    expect(notices()).toEqual([])
  })

  test('PROF-10 refused with its field’s words: said there, the text is kept, the card is as it was', async () => {
    const refuse = () => HttpResponse.json({ city: ['ასეთი ქალაქი არ არის.'] }, { status: 400 })
    const { hands } = await openBook([http.patch(ONE, refuse)])
    const input = await edit(hands, HOME, 'ქალაქი', 'ატლანტიდა')
    await hands.keyboard('{Enter}')
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
    expect(within(await card(HOME)).getByText('ასეთი ქალაქი არ არის.')).toBeTruthy()
    expect(input.value).toBe('ატლანტიდა')
    await hands.keyboard('{Escape}')
    expect(await valueOf(HOME, 'ქალაქი')).toBe('თბილისი')
  })

  test('a list shows the new text before the answer, and the old one again after a refusal', async () => {
    const answer = Promise.withResolvers<undefined>()
    const refuse = async () => {
      await answer.promise
      return HttpResponse.json({}, { status: 500 })
    }
    const { hands } = await openBook([http.patch(ONE, refuse)])
    await edit(hands, HOME, 'მისამართი', 'ახალი ქუჩა 1')
    await hands.keyboard('{Enter}')
    await waitFor(() => expect(shown()).toEqual(['ახალი ქუჩა 1', PARENTS]))
    answer.resolve(undefined)
    await waitFor(() => expect(shown()).toEqual([HOME, PARENTS]))
  })

  test('one that was deleted elsewhere is said, and leaves the list', async () => {
    let isGone = false
    const { hands } = await openBook([
      http.patch(ONE, () => {
        isGone = true
        return HttpResponse.json({}, { status: 404 })
      }),
      http.get(PATH, () => (isGone ? HttpResponse.json([parents]) : undefined)),
    ])
    await edit(hands, HOME, 'ქალაქი', 'რუსთავი')
    await hands.keyboard('{Enter}')
    await waitFor(() => expect(shown()).toEqual([PARENTS]))
    expect(notices()).toEqual(['error: Address update failed'])
  })

  test('a failure after the modal was closed is shown as a toast', async () => {
    const { hands, leave } = await openBook([http.patch(ONE, () => HttpResponse.json({}, { status: 400 }))])
    await edit(hands, HOME, 'ქალაქი', 'რუსთავი')
    await act(async () => leave())
    await waitFor(() => expect(notices()).toEqual(['error: Field update failed']))
  })
})

describe('PROF-04 Delete', () => {
  const ask = async (hands: Awaited<ReturnType<typeof openBook>>['hands'], name: string) => {
    await hands.click(await button(`Delete: ${name}`))
    return within(await question())
  }

  test('PROF-06 asks first; then the address is out at once, by DELETE after a token, and focus is on what comes next', async () => {
    const { hands, sent, api } = await openBook()
    const inside = await ask(hands, HOME)
    expect((await question()).textContent).toContain('Are you sure you want to delete this address?')
    expect((await question()).textContent).toContain(HOME)
    await hands.click(inside.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(await button(`Delete: ${HOME}`))
    expect(sent).toEqual([])
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shown()).toEqual([PARENTS]))
    await waitFor(async () => expect(document.activeElement).toBe(await card(PARENTS)))
    await waitFor(() => expect(sent).toEqual([{ call: `DELETE ${String(home?.id)}/`, body: null }]))
    const write = api.calls.findIndex((call) => call.startsWith('DELETE'))
    expect(api.calls[write - 1]).toBe('GET /v1/csrf/')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await hands.click((await ask(hands, PARENTS)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shown()).toEqual([]))
    await waitFor(async () => expect(document.activeElement).toBe(await button('Add New Address')))
    await waitFor(() => expect(notices()).toContain('success: მისამართი წაიშალა'))
  })

  test('PROF-10 refused with words of its own: said, and the address is back in its place', async () => {
    const refuse = () => HttpResponse.json({ detail: 'ბაზა დაკეტილია.' }, { status: 500 })
    const { hands } = await openBook([http.delete(ONE, refuse)])
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(notices()).toEqual(['error: ბაზა დაკეტილია.']))
    expect(shown()).toEqual([HOME, PARENTS])
  })

  test('one that is gone already counts as deleted', async () => {
    const { hands } = await openBook([http.delete(ONE, () => HttpResponse.json({}, { status: 404 }))])
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(notices()).toEqual(['success: მისამართი წაიშალა']))
    expect(shown()).toEqual([PARENTS])
  })

  test('it waits for an edit of the same address that is on its way', async () => {
    const edited = Promise.withResolvers<undefined>()
    const { hands, sent } = await openBook([http.patch(ONE, () => edited.promise)])
    await edit(hands, HOME, 'ქალაქი', 'რუსთავი')
    await hands.keyboard('{Enter}')
    await hands.click((await ask(hands, HOME)).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(shown()).toEqual([PARENTS]))
    expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH'])
    edited.resolve(undefined)
    await waitFor(() => expect(sent.map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'DELETE']))
    await waitFor(() => expect(notices()).toEqual(['success: მისამართი წაიშალა']))
    expect(shown()).toEqual([PARENTS])
  })
})
